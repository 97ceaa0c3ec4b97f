import { useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { shellWords } from "#content/desk/shell-words.ts";
import { deskBase, deskForms } from "#contract/desk-paths.ts";
import { mostCounted } from "#contract/desk-tray.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayCount } from "../ui/say-count.ts";
import { useLive } from "./live-context.tsx";

/**
 * Shows how many leads came since the list was made; they never push the list under the pointer. It
 * asks for the leads after the list's own place, so that none is missed.
 */
export function ArrivalBar({ newest, isFirstPage }: { newest: string; isFirstPage: boolean }) {
  const live = useLive();
  const [fresh, setFresh] = useState(0);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const changed = live.newest !== undefined && live.newest !== newest;
  // Asked again at every word: more may have come, or the last question was lost.
  const asked = changed ? live.heard : 0;
  useEffect(() => {
    if (!asked) return setFresh(0);
    const gone = new AbortController();
    const since = new URLSearchParams({ since: newest });
    fetch(`${deskBase}${deskForms.live}?${since}`, { signal: gone.signal })
      .then(
        async (answer) => answer.ok && setFresh(((await answer.json()) as { fresh: number }).fresh),
      )
      .catch(() => {});
    return () => gone.abort();
  }, [asked, newest]);
  if (fresh === 0) return null;
  const show = () => void (isFirstPage ? revalidate() : navigate("/"));
  return (
    <button type="button" className="arrive" onClick={show} data-key="." aria-live="polite">
      <DeskIcon name="down" />
      {shellWords.arrived(sayCount(fresh, mostCounted), fresh === 1)}
      <kbd>.</kbd>
    </button>
  );
}
