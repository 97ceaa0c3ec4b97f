import { blogs } from "#content/blogs.ts";
import { Section } from "../../ui/section.tsx";
import { LoadingSpinner } from "./loading-spinner.tsx";
import { Pagination } from "./pagination.tsx";
import { PostCard } from "./post-card.tsx";
import styles from "./post-list.module.css";
import type { PostListPage } from "./post-list-page.ts";

/** How many cards are seen before anybody scrolls. */
const inView = 3;

/** One page of posts as cards; a spinner until they are there, nothing where fetching failed. */
export function PostList({ list }: { list?: PostListPage }) {
  return (
    <Section className={styles.list}>
      {list ? (
        <>
          <div className={styles.cards}>
            {list.cards.map((card, index) => (
              <PostCard key={card.id} card={card} lazy={index >= inView} />
            ))}
          </div>
          {list.pages > 1 && <Pagination page={list.page} pages={list.pages} />}
        </>
      ) : (
        <LoadingSpinner>{blogs.loading}</LoadingSpinner>
      )}
    </Section>
  );
}
