import { shellWords as words } from "#content/desk/shell-words.ts";
import { SignInSheet } from "../sign-in/sign-in-sheet.tsx";

const causes: Record<number, { title: string; text: string }> = {
  401: words.trouble.signedOut,
  404: words.trouble.missing,
};

/** A page that could not be shown, with what to do about it. */
export function Trouble({ status }: { status: number }) {
  const { title, text } = causes[status] ?? words.trouble.other;
  return (
    <SignInSheet title={title} lead={text} stroke="used">
      <p className="form">
        {status === 401 ? (
          <a className="btn big" href="/desk/sign-in">
            {words.trouble.signIn}
          </a>
        ) : (
          <a className="btn big" href="/desk">
            {words.trouble.toTray}
          </a>
        )}
      </p>
    </SignInSheet>
  );
}
