import { blogs } from "#content/blogs.ts";
import { Section } from "../../ui/section.tsx";
import { Fetching } from "./fetching.tsx";
import { Pagination } from "./pagination.tsx";
import { PostCard } from "./post-card.tsx";
import styles from "./post-shelf.module.css";
import type { ShelfPage } from "./shelf.ts";

/** How many cards are seen before anybody scrolls. */
const inView = 3;

/** The cards of one page; a spinner until they are there, nothing where fetching failed. */
export function PostShelf({ shelf }: { shelf?: ShelfPage }) {
  return (
    <Section className={styles.shelf}>
      {shelf ? (
        <>
          <div className={styles.cards}>
            {shelf.cards.map((card, index) => (
              <PostCard key={card.id} card={card} lazy={index >= inView} />
            ))}
          </div>
          {shelf.pages > 1 && <Pagination page={shelf.page} pages={shelf.pages} />}
        </>
      ) : (
        <Fetching>{blogs.loading}</Fetching>
      )}
    </Section>
  );
}
