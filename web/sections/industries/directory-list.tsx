import { useEffect, useId, useRef, useState } from "react";
import { directory, industriesOf, industryCategories } from "#content/industries/directory.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { Category } from "./category.tsx";
import styles from "./directory-list.module.css";
import { Entry } from "./entry.tsx";
import { findIndustries } from "./find-industries.ts";

const { search } = directory;

/**
 * The trades by category, or those that a search finds. The form asks this page again with `?q=`;
 * without scripts it lists every trade.
 */
export function DirectoryList() {
  const id = useId();
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // The built page knows no query, and somebody may have typed before React was here.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("q") ?? "";
    if (!input.current) return;
    input.current.value ||= asked;
    setText(input.current.value);
  }, []);
  const { entries, nearest } = findIndustries(text);
  const searched = text.trim() !== "";
  return (
    <Section className={styles.list}>
      <search>
        <form className={styles.search} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={id}>{search.label}</label>
          <input
            id={id}
            type="search"
            name="q"
            maxLength={80}
            autoComplete="off"
            placeholder={search.placeholder}
            ref={input}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" kind="line">
            {search.button}
          </Button>
        </form>
      </search>
      <p aria-live="polite" className={searched ? styles.status : "visually-hidden"}>
        {searched && (nearest ? search.nearest(text.trim()) : search.found(entries.length))}
      </p>
      {searched ? (
        <ul className={styles.found}>
          {entries.map((industry) => (
            <li key={industry.slug}>
              <Entry {...industry} />
            </li>
          ))}
        </ul>
      ) : (
        industryCategories.map(({ id: category, name }) => (
          <Category key={category} id={category} name={name} industries={industriesOf(name)} />
        ))
      )}
    </Section>
  );
}
