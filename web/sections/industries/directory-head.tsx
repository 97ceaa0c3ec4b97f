import type { directory } from "#content/industries/directory.ts";
import { pages } from "#content/pages.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { ButtonLink, JumpLink } from "../../ui/button.tsx";
import { Actions } from "../../ui/section.tsx";
import { Contents } from "./contents.tsx";
import styles from "./directory-head.module.css";

interface DirectoryHeadProps
  extends Pick<typeof directory, "action" | "hourAction" | "categories"> {
  title: string;
  text: string;
}

/** Title, first sentence and demo of the directory, with its contents on the rules beside them. */
export function DirectoryHead({ title, text, action, hourAction, categories }: DirectoryHeadProps) {
  return (
    <PageHead
      page="industries"
      title={title}
      current={pages.industries.label}
      text={text}
      className={styles.head}
    >
      <Actions className={styles.actions}>
        <ButtonLink to={action.href} arrow prefetch="intent">
          {action.label}
        </ButtonLink>
        <JumpLink kind="line" href={hourAction.href}>
          {hourAction.label}
        </JumpLink>
      </Actions>
      <div className={styles.contents}>
        <Contents label={categories} />
      </div>
    </PageHead>
  );
}
