import { useEffect, useState } from "react";
import { deskBase, deskForms } from "#contract/desk-paths.ts";
import { heartbeat, type Newest } from "#contract/desk-tray.ts";
import type { LiveState } from "./live-context.tsx";

const address = deskBase + deskForms.live;
/** Milliseconds without a word after which a stream counts as lost: it beats every 20 s. */
const silence = 45_000;
/** Milliseconds between two polls while there is no stream. */
const lookEvery = 20_000;
/** Milliseconds out of sight after which a page closes its stream. */
const hiddenFor = 60_000;
const mostFailures = 3;

/**
 * The leads that came in since the page was shown. A browser has one stream: the tab that holds the
 * lock listens and tells the other tabs. When a stream fails three times, or is silent, the page
 * polls instead, and with each answer tries the stream again.
 */
export function useLiveStream(): LiveState {
  const [state, setState] = useState<LiveState>({
    newest: undefined,
    waiting: undefined,
    off: undefined,
    heard: 0,
  });
  useEffect(() => {
    const channel = new BroadcastChannel("desk-live");
    const ended = new AbortController();
    let stream: EventSource | undefined;
    let holding = false;
    let heard = Date.now();
    let failures = 0;
    let hiddenAt = 0;
    let release: () => void = () => {};
    const take = (news: Newest) => {
      heard = Date.now();
      setState({ ...news, off: undefined, heard });
    };
    channel.onmessage = ({ data }: MessageEvent<Newest | typeof heartbeat>) => {
      if (data === heartbeat) heard = Date.now();
      else take(data);
    };

    const look = async () => {
      try {
        const answer = await fetch(`${address}?since=`);
        if (!answer.ok) throw new Error(String(answer.status));
        const news = (await answer.json()) as Newest;
        take(news);
        channel.postMessage(news);
        if (holding && !stream) listen();
      } catch {
        setState((before) => ({ ...before, off: before.off ?? heard }));
      }
    };
    const listen = () => {
      stream = new EventSource(address);
      stream.onmessage = ({ data }) => {
        failures = 0;
        const news = JSON.parse(data) as Newest;
        take(news);
        channel.postMessage(news);
      };
      stream.addEventListener(heartbeat, () => {
        failures = 0;
        heard = Date.now();
        channel.postMessage(heartbeat);
      });
      stream.onerror = () => {
        failures++;
        // A browser tries again by itself, unless the server refused the stream.
        if (failures < mostFailures && stream?.readyState !== EventSource.CLOSED) return;
        stream?.close();
        stream = undefined;
      };
    };
    const hold = () => {
      if (document.hidden) return;
      void navigator.locks
        .request("desk-live", { signal: ended.signal }, async () => {
          holding = true;
          listen();
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          holding = false;
          stream?.close();
          stream = undefined;
        })
        .catch(() => {});
    };
    hold();
    const clock = setInterval(() => {
      if (document.hidden) {
        if (hiddenAt && Date.now() - hiddenAt > hiddenFor) release();
        return;
      }
      // The other tabs hear of it from the one that holds the lock, and ask only in silence.
      if (Date.now() - heard > silence || (holding && !stream)) void look();
    }, lookEvery);
    const seen = () => {
      hiddenAt = document.hidden ? Date.now() : 0;
      if (document.hidden) return;
      void look();
      if (!holding) hold();
    };
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      clearInterval(clock);
      ended.abort();
      release();
      stream?.close();
      channel.close();
    };
  }, []);
  return state;
}
