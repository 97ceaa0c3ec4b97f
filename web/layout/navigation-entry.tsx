import type { NavigationItem } from "#content/navigation.ts";
import { LineArrow } from "../ui/button.tsx";
import { IconTile } from "../ui/icon-tile.tsx";
import { Link } from "../ui/link.tsx";
import { isActive } from "./active-path.ts";
import "./header-dropdown.later.css";

/** One entry of the main navigation, with its dropdown if it has one. */
export function NavigationEntry({ item, pathname }: { item: NavigationItem; pathname: string }) {
  return (
    <li>
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
    <div>
      <div>
        {item.dropdownItems.map((group) => (
          <div key={group.category ?? item.name}>
            {group.category && <p>{group.category}</p>}
            <ul>
              {group.items.map((link) => (
                <li key={link.path}>
                  <Link to={link.path} prefetch="intent">
                    <IconTile icon={link.icon} />
                    {link.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {item.viewAll && (
        <Link to={item.viewAll.path} prefetch="intent">
          {`${item.viewAll.name} `}
          <LineArrow />
        </Link>
      )}
    </div>
  );
}
