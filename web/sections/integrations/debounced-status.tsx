import { useEffect, useRef, useState } from "react";

/** Milliseconds of quiet before a count is read out: one announcement for a word, not one a letter. */
const quiet = 700;

/** Says a text to screen readers when it has changed and stayed so for a moment. */
export function DebouncedStatus({ text }: { text: string }) {
  const first = useRef(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === first.current && !said) return;
    const timer = setTimeout(() => setSaid(text), quiet);
    return () => clearTimeout(timer);
  }, [text, said]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
