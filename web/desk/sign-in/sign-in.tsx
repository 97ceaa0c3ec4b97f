import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { signInWords } from "#content/desk/sign-in-words.ts";
import { signInLinkMinutes } from "#contract/desk-sign-in.ts";
import { deskContext } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";
import { AskForm } from "./ask-form.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";
import { SignedOut } from "./signed-out.tsx";

const words = signInWords.signIn;

export const handle: DeskHandle = { body: "out" };
export const meta = () => pageTitle(words.page);

export function loader({ context }: LoaderFunctionArgs) {
  const { signIn } = context.get(deskContext);
  return { to: signIn.to, reply: signIn.reply };
}

export default function SignIn() {
  const { to, reply } = useLoaderData<typeof loader>();
  if (reply?.unsent) return <SignedOut message={reply.message} unsent={reply.unsent} />;
  return (
    <SignInSheet title={words.title} lead={words.lead} stroke="address">
      <AskForm to={to} reply={reply} label={words.submit} />
      <p className="fine">{words.fine(signInLinkMinutes)}</p>
    </SignInSheet>
  );
}
