import { pages } from "#content/pages.ts";
import type { servicesPage } from "#content/services.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { PhoneLink } from "../../ui/text-link.tsx";
import styles from "./services-head.module.css";

/** Title, intro sentence and telephone of the services. */
export function ServicesHead({ title, text }: Pick<typeof servicesPage, "title" | "text">) {
  return (
    <PageHead page="services" title={title} current={pages.services.label} text={text}>
      <p className={styles.phone}>
        <PhoneLink />
      </p>
    </PageHead>
  );
}
