import { signInWords } from "#content/desk/sign-in-words.ts";
import { deskPath } from "#contract/desk-paths.ts";
import type { SignInReply } from "#contract/desk-sign-in.ts";
import { SignInSheet } from "./sign-in-sheet.tsx";

const words = signInWords.signedOut;

/** After a form that was posted without a session: it waits here until somebody signed in. */
export function SignedOut({
  message,
  unsent: { action, fields },
}: {
  message: string;
  unsent: NonNullable<SignInReply["unsent"]>;
}) {
  return (
    <SignInSheet title={words.title} lead={message} stroke="address">
      <form className="form" method="post" action={action}>
        {fields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <a className="btn line big" href={deskPath("signIn")} target="_blank" rel="noopener">
          {words.signIn}
        </a>
        <button type="submit" className="btn big">
          {words.send}
        </button>
      </form>
      <p className="fine">{words.fine}</p>
    </SignInSheet>
  );
}
