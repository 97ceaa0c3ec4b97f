import { signInWords } from "#content/desk/sign-in-words.ts";
import { deskPath } from "#contract/desk-paths.ts";
import type { SignInReply } from "#contract/desk-sign-in.ts";
import { Refused } from "./refused.tsx";

/** Asks for a link. Posted as a document: it works before and without scripts. */
export function AskForm({
  to,
  reply,
  address = reply?.typed ?? "",
  label,
}: {
  to: string;
  reply?: SignInReply | undefined;
  address?: string;
  label: string;
}) {
  return (
    <form className="form" method="post" action={deskPath("signIn")}>
      <input type="hidden" name="to" value={to} />
      <div className={reply ? "cell bad" : "cell"}>
        <label htmlFor="address">{signInWords.address}</label>
        <input
          id="address"
          name="address"
          type="email"
          required
          maxLength={320}
          defaultValue={address}
          autoComplete="email"
          aria-invalid={reply ? true : undefined}
          aria-describedby={reply ? "why" : undefined}
        />
      </div>
      <Refused id="why" message={reply?.message} />
      <button type="submit" className="btn big">
        {label}
      </button>
    </form>
  );
}
