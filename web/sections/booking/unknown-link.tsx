import { booking as words } from "#content/booking.ts";
import { pages } from "#content/pages.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./appointment-page.module.css";

/** A link without a valid appointment. */
export function UnknownLink() {
  return (
    <PageHead
      page="booking"
      title={words.unknown.title}
      current={pages.booking.label}
      text={words.unknown.text}
    >
      <p className={styles.actions}>
        <ButtonLink to={pages.booking.path}>{words.cancel.again}</ButtonLink>
      </p>
    </PageHead>
  );
}
