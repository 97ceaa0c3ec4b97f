import { useCallback, useEffect, useRef, useState } from "react";
import type { SlotMonth, SlotQuery } from "#contract/booking.ts";
import { fetchMonth } from "./booking-calls.ts";
import { openMonth } from "./open-month.ts";

/** Milliseconds after which a calendar is reloaded when it becomes visible again. */
const staleAfter = 60_000;

/**
 * The times of a month, reloaded when month or zone change, on request, and when the tab becomes
 * visible again. `times` are the last ones loaded: they may still be of another month or zone.
 */
export function useSlotMonth(query: SlotQuery, first: SlotMonth | undefined) {
  const { month, zone, hold, token } = query;
  const [times, setTimes] = useState(first);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  const readAt = useRef(0);
  const refresh = useCallback(() => setAsked((count) => count + 1), []);

  // A hold changes who has a time, but not the display, so it does not trigger a reload.
  const latest = useRef({ hold, token });
  latest.current = { hold, token };
  const known = useRef(first && { month: first.month, zone: first.zone, asked: 0 });

  useEffect(() => {
    const is = known.current;
    if (is && is.zone === zone && is.asked === asked && (!month || is.month === month)) return;
    const controller = new AbortController();
    // Said of the month before.
    setFailed(false);
    const read = async () => {
      const wanted = { zone, month, ...latest.current };
      const found = await openMonth(wanted, (asking) => fetchMonth(asking, controller.signal));
      known.current = { month: found.month, zone: found.zone, asked };
      readAt.current = Date.now();
      setTimes(found);
    };
    read().catch(() => {
      if (!controller.signal.aborted) setFailed(true);
    });
    return () => controller.abort();
  }, [month, zone, asked]);

  useEffect(() => {
    readAt.current ||= Date.now();
    const back = () => {
      if (!document.hidden && Date.now() - readAt.current > staleAfter) refresh();
    };
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [refresh]);

  return { times, failed, refresh };
}
