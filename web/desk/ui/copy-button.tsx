import { useState } from "react";
import { useScripted } from "../use-scripted.ts";
import { DeskIcon } from "./desk-icon.tsx";

/** Copies a text and says so. Nothing without scripts, which copying needs. */
export function CopyButton({
  text,
  label,
  copied: said,
  className,
  wordless = false,
}: {
  /** Called at the press. */
  text: () => string;
  label: string;
  /** What it says afterwards. */
  copied: string;
  className: string;
  /** Only the icon is shown. */
  wordless?: boolean;
}) {
  const scripted = useScripted();
  const [copied, setCopied] = useState(false);
  if (!scripted) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => void navigator.clipboard.writeText(text()).then(() => setCopied(true))}
    >
      <DeskIcon name={copied ? "check" : "copy"} small />
      <span role="status" className={wordless ? "vh" : undefined}>
        {copied ? said : label}
      </span>
    </button>
  );
}
