import type { NavigationItem } from "#content/navigation.ts";
import { LineArrow } from "../ui/button.tsx";
import { IconTile } from "../ui/icon-tile.tsx";
import { Link } from "../ui/link.tsx";
import { isActive } from "./active-path.ts";
import styles from "./header.module.css";

/** One entry of the main navigation, with its dropdown if it has one. */
export function NavigationEntry({ item, pathname }: { item: NavigationItem; pathname: string }) {
  return (
    <li className={item.hasDropdown ? styles.withDropdown : undefined}>
      <Link
        to={item.path}
        prefetch="intent"
        data-text={item.name}
        aria-current={isActive(item, pathname) ? "page" : undefined}
      >
        {item.name}
      </Link>
      {item.hasDropdown && <Dropdown item={item} />}
    </li>
  );
}

function Dropdown({ item }: { item: NavigationItem }) {
  return (
    <div className={styles.dropdown}>
      <div className={styles.groups}>
        {item.dropdownItems.map((group) => (
          <div key={group.category ?? item.name}>
            {group.category && <p>{group.category}</p>}
            <ul>
              {group.items.map((link) => (
                <li key={link.path}>
                  <Link to={link.path} prefetch="intent">
                    <IconTile icon={link.icon} className={styles.tile} />
                    {link.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {item.viewAll && (
        <Link className={styles.viewAll} to={item.viewAll.path} prefetch="intent">
          {`${item.viewAll.name} `}
          <LineArrow />
        </Link>
      )}
    </div>
  );
}
