import { Form } from "react-router";
import { agendaWords } from "#content/desk/agenda-words.ts";
import type { CalendarFeed } from "#contract/desk-agenda.ts";
import { CopyButton } from "../ui/copy-button.tsx";

const words = agendaWords.feed;

/** The address for a calendar program. Without scripts it is copied by hand. */
export function FeedAddress({ feed: { url, renewable } }: { feed: CalendarFeed }) {
  return (
    <section className="gap">
      <h2>{words.title}</h2>
      <p className="mute">{words.text}</p>
      <div className="cell gap">
        <label htmlFor="feed">{words.address}</label>
        <input id="feed" readOnly value={url} />
      </div>
      <p className="row gap">
        <CopyButton
          key={url}
          text={() => url}
          label={words.copy}
          copied={words.copied}
          className="btn line lo"
        />
      </p>
      {renewable && (
        <details className="asks gap" key={`renew ${url}`}>
          <summary className="btn bare lo">{words.renew}</summary>
          <Form method="post" preventScrollReset>
            <p className="mute">{words.renewWhy}</p>
            <button type="submit" className="btn danger lo gap" name="act" value="feed">
              {words.renewNow}
            </button>
          </Form>
        </details>
      )}
    </section>
  );
}
