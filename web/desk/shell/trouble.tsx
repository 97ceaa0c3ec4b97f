import { SignInSheet } from "../sign-in/sign-in-sheet.tsx";

const causes: Record<number, { title: string; text: string }> = {
  401: {
    title: "You are signed out",
    text: "Sign in again. What you had typed is still on the page before.",
  },
  404: { title: "There is no such page", text: "The address may be incomplete." },
};

const other = {
  title: "Something went wrong",
  text: "It is written into the server’s log. Nothing that was stored is lost.",
};

/** A page that could not be shown, with what to do about it. */
export function Trouble({ status }: { status: number }) {
  const { title, text } = causes[status] ?? other;
  return (
    <SignInSheet title={title} lead={text} stroke="used">
      <p className="form">
        {status === 401 ? (
          <a className="btn big" href="/desk/sign-in">
            Sign in
          </a>
        ) : (
          <a className="btn big" href="/desk">
            To the in-tray
          </a>
        )}
      </p>
    </SignInSheet>
  );
}
