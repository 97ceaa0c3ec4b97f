import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { deskContext } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";
import { AskForm } from "./ask-form.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

export const handle: DeskHandle = { body: "out" };
export const meta = () => pageTitle("Sign in");

export function loader({ context }: LoaderFunctionArgs) {
  const { signIn } = context.get(deskContext);
  return { to: signIn.to, reply: signIn.reply };
}

export default function SignIn() {
  const { to, reply } = useLoaderData<typeof loader>();
  return (
    <SignInSheet
      title="The desk"
      lead="Your address gets a link. There is no password to lose."
      stroke="address"
    >
      <AskForm to={to} reply={reply} label="Send me a link" />
      <p className="fine">
        Works for the addresses that this server was told. The link enters only in the browser that
        asked for it, once, within 15 minutes.
      </p>
    </SignInSheet>
  );
}
