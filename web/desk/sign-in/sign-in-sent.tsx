import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { signInWords } from "#content/desk/sign-in-words.ts";
import { deskForms } from "#contract/desk-paths.ts";
import { deskContext } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";
import { sayClock } from "../ui/say-time.ts";
import { AskAgain } from "./ask-again.tsx";
import { Refused } from "./refused.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

const words = signInWords.sent;

export const handle: DeskHandle = { body: "out" };
export const meta = () => pageTitle(words.page);

export function loader({ context }: LoaderFunctionArgs) {
  const { signIn } = context.get(deskContext);
  const asked = signIn.asked();
  if (!asked && !signIn.reply) throw redirect("/sign-in");
  return {
    address: asked?.address,
    at: asked && sayClock(asked.at),
    askedAt: asked?.at,
    reply: signIn.reply,
  };
}

export default function SignInSent() {
  const { address, at, askedAt, reply } = useLoaderData<typeof loader>();
  return (
    <SignInSheet
      title={words.title}
      lead={words.lead(address ?? words.anybody)}
      stroke="sent"
      {...(at && { note: { time: at, text: words.note } })}
    >
      <form className="form" method="post" action={`/desk${deskForms.enterByCode}`}>
        <div className={reply ? "cell bad" : "cell"}>
          <label htmlFor="code">{words.code}</label>
          <input
            id="code"
            name="code"
            className="code"
            required
            maxLength={20}
            defaultValue={reply?.typed}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={reply ? true : undefined}
            aria-describedby={reply ? "why" : undefined}
          />
        </div>
        <Refused id="why" message={reply?.message} />
        <button type="submit" className="btn big">
          {words.submit}
        </button>
      </form>
      <p className="fine">
        {words.fine}
        <br />
        <AskAgain askedAt={askedAt} />
      </p>
    </SignInSheet>
  );
}
