import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { signInWords as words } from "#content/desk/sign-in-words.ts";
import { type LinkState, signInLinkMinutes } from "#contract/desk-sign-in.ts";
import { deskContext } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import type { DeskHandle } from "../root.tsx";
import { sayClock } from "../ui/say-time.ts";
import { AskForm } from "./ask-form.tsx";
import { Refused } from "./refused.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

export const handle: DeskHandle = { body: "out" };

export const meta = ({ loaderData }: { loaderData?: { link: LinkState } }) =>
  pageTitle(words[loaderData?.link.is ?? "over"].page);

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
      title={words.ready.title(link.name.split(" ")[0] ?? "")}
      lead={link.byCommand ? words.ready.byCommand : words.ready.asked(sayClock(link.askedAt))}
      stroke="enter"
      note={{ time: sayClock(now), text: words.ready.note }}
    >
      <form className="form" method="post">
        <Refused id="why" message={reply?.message} />
        <button type="submit" className="btn big">
          {words.ready.submit}
        </button>
      </form>
      <p className="fine">{words.ready.fine}</p>
    </SignInSheet>
  );
}

function Elsewhere({ browser, askedAt }: { browser: string; askedAt: number }) {
  const time = sayClock(askedAt);
  return (
    <SignInSheet
      title={words.elsewhere.title}
      lead={words.elsewhere.lead(browser, time)}
      stroke="elsewhere"
      note={{ time, text: words.elsewhere.note }}
    >
      <ol className="way">
        <li className="go">
          <b>{words.elsewhere.there}</b>
          {words.elsewhere.thereText}
        </li>
        <li className="go">
          {words.elsewhere.hereBefore}
          <b>{words.elsewhere.here}</b>
          {words.elsewhere.hereText}
        </li>
      </ol>
      <p className="form">
        <a className="btn big" href="/desk/sign-in">
          {words.elsewhere.submit}
        </a>
      </p>
      <p className="fine">{words.elsewhere.fine}</p>
    </SignInSheet>
  );
}

function Over({ usedAt }: { usedAt: number | undefined }) {
  const time = usedAt && sayClock(usedAt);
  return (
    <SignInSheet
      title={words.over.title}
      lead={time ? words.over.pressed(time) : words.over.old(signInLinkMinutes)}
      stroke="used"
      {...(time && { note: { time, text: words.over.note } })}
    >
      <AskForm to="/desk" label={words.over.submit} />
      <p className="fine">{words.over.fine}</p>
    </SignInSheet>
  );
}
