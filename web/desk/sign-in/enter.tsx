import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { LinkState } from "#contract/desk-sign-in.ts";
import { deskContext } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";
import { sayClock } from "../ui/say-time.ts";
import { AskForm } from "./ask-form.tsx";
import { Refused } from "./refused.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

export const handle: DeskHandle = { body: "out" };

const titles = {
  ready: "Press to enter",
  elsewhere: "Another browser",
  over: "Link used up",
} as const;

export const meta = ({ loaderData }: { loaderData?: { link: LinkState } }) =>
  pageTitle(titles[loaderData?.link.is ?? "over"]);

/** Looks at the link and changes nothing: mail programs open links by themselves. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { signIn } = context.get(deskContext);
  return { link: await signIn.look(params.token ?? ""), reply: signIn.reply, now: Date.now() };
}

export default function Enter() {
  const { link, reply, now } = useLoaderData<typeof loader>();
  if (link.is === "elsewhere") return <Elsewhere {...link} />;
  if (link.is === "over") return <Over usedAt={link.usedAt} />;
  return (
    <SignInSheet
      title={`Good day, ${link.name.split(" ")[0]}`}
      lead={
        link.byCommand
          ? "This link was made on the server’s command line."
          : `You asked for this link at ${sayClock(link.askedAt)} in this browser.`
      }
      stroke="enter"
      note={{ time: sayClock(now), text: "You open it." }}
    >
      <form className="form" method="post">
        <Refused id="why" message={reply?.message} />
        <button type="submit" className="btn big">
          Enter the desk
        </button>
      </form>
      <p className="fine">
        The button is here because mail programs open links by themselves. Nothing happens until it
        is pressed. On a machine that others use, sign out when you go.
      </p>
    </SignInSheet>
  );
}

function Elsewhere({ browser, askedAt }: { browser: string; askedAt: number }) {
  const time = sayClock(askedAt);
  return (
    <SignInSheet
      title="Not this browser"
      lead={`The link enters only where it was asked for: ${browser}, ${time}.`}
      stroke="elsewhere"
      note={{ time, text: "Asked elsewhere." }}
    >
      <ol className="way">
        <li className="go">
          <b>There</b>, type the code from the same mail.
        </li>
        <li className="go">
          Or <b>here</b>, ask for a link of its own.
        </li>
      </ol>
      <p className="form">
        <a className="btn big" href="/desk/sign-in">
          Ask from this browser
        </a>
      </p>
      <p className="fine">
        If it was not you who asked, do nothing. Nobody can enter with what you have seen here.
      </p>
    </SignInSheet>
  );
}

function Over({ usedAt }: { usedAt: number | undefined }) {
  const time = usedAt && sayClock(usedAt);
  return (
    <SignInSheet
      title="That link is used up"
      lead={
        time
          ? `It was pressed at ${time}. Links enter once.`
          : "It was pressed, or is older than 15 minutes. Links enter once."
      }
      stroke="used"
      {...(time && { note: { time, text: "It was pressed." } })}
    >
      <AskForm to="/desk" label="Send me a new one" />
      <p className="fine">
        Pressed by somebody else? Ask anew, then choose <b className="b">Sign out everywhere</b>{" "}
        under your name.
      </p>
    </SignInSheet>
  );
}
