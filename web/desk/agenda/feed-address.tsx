import { useState } from "react";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { useScripted } from "../use-scripted.ts";

/** The address for a calendar program. Without scripts it is copied by hand. */
export function FeedAddress({ address }: { address: string }) {
  const scripted = useScripted();
  const [copied, setCopied] = useState(false);
  return (
    <section className="gap">
      <h2>{words.feed.title}</h2>
      <p className="mute">{words.feed.text}</p>
      <div className="cell gap">
        <label htmlFor="feed">{words.feed.address}</label>
        <input id="feed" readOnly value={address} />
      </div>
      {scripted && (
        <p className="row gap">
          <button
            type="button"
            className="btn line lo"
            onClick={() => {
              void navigator.clipboard.writeText(address).then(() => setCopied(true));
            }}
          >
            <DeskIcon name={copied ? "check" : "copy"} small />
            {words.feed.copy}
          </button>
          <span role="status">{copied && words.feed.copied}</span>
        </p>
      )}
    </section>
  );
}
