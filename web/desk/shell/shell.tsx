import { type LoaderFunctionArgs, Outlet, useLoaderData } from "react-router";
import { shellWords } from "#content/desk/shell-words.ts";
import { deskOf } from "../desk-context.ts";
import { useKeys } from "../keys/use-keys.ts";
import { LiveContext } from "../live/live-context.tsx";
import { useLiveStream } from "../live/use-live-stream.ts";
import { LoadingLine } from "./loading-line.tsx";
import { useNotePressed } from "./press-again.ts";
import { Rail } from "./rail.tsx";
import { Tabs } from "./tabs.tsx";
import { TopBar } from "./top-bar.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { person, tray, sessions, connections } = deskOf(context);
  const [counts, { keys }, needing] = await Promise.all([
    tray.counts(),
    sessions.choices(),
    connections.needing(),
  ]);
  return { person, counts, keys, needing };
}

/** The frame around every page after entering: the rail, on a phone a bar and tabs. */
export default function Shell() {
  const { person, counts, keys, needing } = useLoaderData<typeof loader>();
  const live = useLiveStream();
  useKeys(keys);
  useNotePressed();
  const shown = { ...counts, waiting: live.waiting ?? counts.waiting };
  return (
    <LiveContext value={live}>
      <a className="skip" href="#main">
        {shellWords.skip}
      </a>
      <LoadingLine />
      <div className="desk">
        <Rail person={person} counts={shown} needing={needing} />
        <TopBar person={person} />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Tabs counts={shown} />
    </LiveContext>
  );
}
