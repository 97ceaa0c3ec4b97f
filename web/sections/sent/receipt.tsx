import { sentPage } from "#content/forms.ts";
import { pages } from "#content/pages.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Actions } from "../../ui/section.tsx";
import { Slip } from "../../ui/slip.tsx";
import { PhoneLink } from "../../ui/text-link.tsx";
import styles from "./receipt.module.css";

/** The page after a form was posted without JavaScript. */
export function Receipt({ back }: { back: string }) {
  return (
    <PageHead
      page="sent"
      title={sentPage.title}
      current={pages.sent.label}
      text={sentPage.text}
      className={styles.desk}
    >
      <Actions className={styles.actions}>
        <ButtonLink to={back}>{sentPage.back}</ButtonLink>
        <PhoneLink />
      </Actions>
      <Slip slip={sentPage.slip} className={styles.slip} />
    </PageHead>
  );
}
