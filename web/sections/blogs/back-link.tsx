import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { blogPost } from "#content/blogs.ts";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./back-link.module.css";

/**
 * Goes back one step in the history, so that a reader returns to the page of the
 * list that they left. For someone who came from elsewhere, or without scripts, it leads to the list.
 */
export function BackLink() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const within = key !== "default";
    if (!within && URL.parse(document.referrer)?.origin !== location.origin) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <TextLink to={blogPost.back.href} className={styles.back} onClick={goBack} data-react="">
      {blogPost.back.label}
    </TextLink>
  );
}
