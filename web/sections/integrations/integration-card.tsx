import { catalog, type Integration, integrationPath } from "#content/integrations.ts";
import { BrandPicture } from "../../ui/brand-picture.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./integration-card.module.css";

/** An entry of the catalog: mark, name, and two lines of what it does. */
export function IntegrationCard({ entry, className }: { entry: Integration; className?: string }) {
  return (
    <li className={classNames(styles.card, className)} tabIndex={-1}>
      <BrandPicture
        mark={entry.icon}
        height={entry.icon.startsWith("monogram:") ? 36 : 30}
        paper={entry.id % 2 ? "pad" : "pink"}
        className={styles.mark}
      />
      <h3>
        <Link to={integrationPath(entry)} prefetch="intent">
          {entry.name}
        </Link>
      </h3>
      <p>{entry.description}</p>
      {entry.partnerBuilt && <small>{catalog.partnerTag}</small>}
    </li>
  );
}
