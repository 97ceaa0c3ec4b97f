import { blogs } from "#content/blogs.ts";
import { pathOf } from "#content/pages.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { LocalDate } from "./local-date.tsx";
import styles from "./post-card.module.css";
import type { PostCard as Card } from "./post-list-page.ts";
import { pictures } from "./post-pictures.ts";

/**
 * A post in the list: picture and title lead to its own address, "Read more" to our page of it.
 * `lazy`: the list says which cards are seen only after scrolling, and their pictures wait for that.
 */
export function PostCard({ card, lazy }: { card: Card; lazy: boolean }) {
  const { id, title, date, url, excerpt, picture } = card;
  const outside = { href: url, target: "_blank", rel: "noopener" };
  return (
    <article className={styles.card}>
      {/* The title leads to the same place: one stop for the keyboard is enough. */}
      <a
        {...outside}
        href={url}
        className={styles.picture}
        tabIndex={-1}
        aria-label={`${title} (${blogs.newTab})`}
      >
        <img
          src={pictures[picture]}
          alt={blogs.pictureAlts[picture] ?? ""}
          width={400}
          height={250}
          loading={lazy ? "lazy" : undefined}
        />
      </a>
      <LocalDate date={date} className={styles.date} />
      <h2>
        <a {...outside}>
          {title}
          <span className="visually-hidden"> ({blogs.newTab})</span>
        </a>
      </h2>
      <p>{excerpt}</p>
      <TextLink to={pathOf("blogPost", { id })} className={styles.more}>
        {blogs.readMore}
        <span className="visually-hidden">: {title}</span>
      </TextLink>
    </article>
  );
}
