import { deskMessages } from "#content/desk/messages.ts";
import { deskBase, deskForms } from "#contract/desk-paths.ts";
import { heartbeat, type Newest } from "#contract/desk-tray.ts";
import type { App, AppDeps } from "#server/app.ts";
import type { DeskSite } from "#server/desk/desk-site.ts";
import { findSession } from "#server/desk/sign-in/sessions.ts";
import { countAfter, newestLead } from "#server/desk/tray/list-tray.ts";
import { Refusal } from "#server/http/refusal.ts";

/** Milliseconds after which a browser reconnects when its stream ended. */
const retry = 2_000;
/** Milliseconds between two checks whether the server is about to stop. */
const drainLook = 500;

/**
 * `GET /desk/live`: a stream that says what the newest lead is and how many wait, never more; the
 * page then asks for what lies after its own place, so that nothing can be missed. With `since`,
 * one answer: what a page asks every twenty seconds when it has no stream.
 */
export function liveRoutes(app: App, { database, drain }: AppDeps, desk: DeskSite): void {
  const { live, people, cookies } = desk;
  app.get(deskBase + deskForms.live, async (c) => {
    const since = c.req.query("since");
    if (since !== undefined) {
      const [news, fresh] = await Promise.all([newestLead(database), countAfter(database, since)]);
      return c.json({ ...news, fresh });
    }
    const first = await newestLead(database);
    const token = cookies.readSession(c.req.header("Cookie"));
    const stream = openStream(first, live.listen, {
      stopping: () => drain.draining,
      signedIn: async () =>
        (await findSession(database, people, token, { renew: false })) !== undefined,
    });
    if (!stream) throw new Refusal(503, "busy", deskMessages.tooManyStreams, { retryAfter: 20 });
    return new Response(stream, {
      headers: {
        "Content-Type": "text/event-stream; charset=utf-8",
        "X-Accel-Buffering": "no",
      },
    });
  });
}

/**
 * The text of one stream; freed when the browser leaves or the server stops. It ends at the first
 * heartbeat or news after its session did.
 */
export function openStream(
  first: Newest,
  listen: DeskSite["live"]["listen"],
  { stopping, signedIn }: { stopping: () => boolean; signedIn: () => Promise<boolean> },
): ReadableStream<Uint8Array> | undefined {
  const encoder = new TextEncoder();
  let send: (text: string) => void = () => {};
  let close: () => void = () => {};
  const write = (news: Newest) => send(`data: ${JSON.stringify(news)}\n\n`);
  let open = true;
  const leave = listen(async (event) => {
    // While the database does not answer, nothing is known of the session, nor are there news.
    const stays = await signedIn().catch(() => true);
    if (!open) return;
    if (!stays) close();
    else if (event === "beat") send(`event: ${heartbeat}\ndata: 1\n\n`);
    else write(event);
  });
  if (!leave) return undefined;
  const timer = setInterval(() => stopping() && close(), drainLook);
  const free = () => {
    open = false;
    clearInterval(timer);
    leave();
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(encoder.encode(text));
      close = () => {
        free();
        controller.close();
      };
      send(`retry: ${retry}\n\n`);
      write(first);
    },
    cancel: free,
  });
}
