import type { contact } from "#content/contact.ts";
import { Button } from "../../ui/button.tsx";
import { useInView } from "../../ui/use-in-view.ts";
import styles from "./scheduling-embed.module.css";

/**
 * The external booking calendar: 30-minute event, month view, light theme. Its
 * address holds the event; month view and theme are asked for in the query. It is loaded when it is
 * asked for or comes into view, never before.
 */
export function SchedulingEmbed({ url, words }: { url: string; words: typeof contact.calendar }) {
  const { place, seen: wanted, see } = useInView<HTMLDivElement>();

  return (
    <div ref={place} className={styles.place}>
      {wanted ? (
        <iframe src={embedAddress(url)} title={words.embedTitle} />
      ) : (
        <div className={styles.ask}>
          <p>{words.embedNote}</p>
          <Button data-react="" onClick={see}>
            {words.loadEmbed}
          </Button>
          <noscript>
            <a href={url}>{words.embedTitle}</a>
          </noscript>
        </div>
      )}
    </div>
  );
}

/** The embed's address: 30-minute event, month view, light theme. */
export function embedAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.set("layout", "month_view");
  address.searchParams.set("theme", "light");
  return address.href;
}
