import { useEffect, useState } from "react";
import { signInWords } from "#content/desk/sign-in-words.ts";

const words = signInWords.sent;

/** Milliseconds that a mail may take before somebody asks again. */
const patience = 60_000;

/**
 * The way back to ask again. For the first minute it says how long to wait for the mail; without
 * scripts it does not. `askedAt`: milliseconds since 1970.
 */
export function AskAgain({ askedAt }: { askedAt: number | undefined }) {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const update = () => setLeft(Math.ceil(((askedAt ?? 0) + patience - Date.now()) / 1000));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [askedAt]);
  // A clock that is wrong says nothing.
  const waits = left > 0 && left <= patience / 1000;
  return (
    <>
      {waits && `${words.againIn(clock(left))} `}
      <a className="u" href="/desk/sign-in">
        {waits ? words.another : words.again}
      </a>
    </>
  );
}

/** "0:48" */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
