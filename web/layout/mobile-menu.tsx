import { type MouseEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { headerWords, type NavigationItem, navigation } from "#content/navigation.ts";
import { CloseButton } from "../ui/close-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconTile } from "../ui/icon-tile.tsx";
import { Link, motionIsWelcome } from "../ui/link.tsx";
import { isActive } from "./active-path.ts";
import { DashboardLink } from "./dashboard-link.tsx";
import { Logo } from "./logo.tsx";
import styles from "./mobile-menu.later.module.css";

export const menuId = "menu";

/** Milliseconds between the closing of the menu and the navigation of a plain entry. */
const navigationDelay = 100;

/** The full-screen menu of small windows. It opens, unfolds and closes without scripts. */
export function MobileMenu() {
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const foldAll = () => {
    for (const fold of sheet.current?.querySelectorAll("details") ?? []) fold.open = false;
  };

  const choose = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    sheet.current?.close();
    if (!link.hasAttribute("data-plain")) return;
    event.preventDefault();
    setTimeout(
      () => navigate(link.pathname, { viewTransition: motionIsWelcome() }),
      navigationDelay,
    );
  };

  return (
    <dialog
      id={menuId}
      ref={sheet}
      className={styles.sheet}
      aria-label={headerWords.menuTitle}
      onClose={foldAll}
      onClickCapture={choose}
    >
      <div className={styles.bar}>
        <Logo />
        <CloseButton dialog={menuId} label={headerWords.closeMenu} className={styles.close} />
      </div>
      <nav aria-label={headerWords.menuTitle} className={styles.entries}>
        <ul>
          {navigation.map((item) => (
            <li key={item.path}>
              {item.hasDropdown ? (
                <Fold item={item} active={isActive(item, pathname)} />
              ) : (
                <Link
                  data-plain=""
                  className={styles.entry}
                  to={item.path}
                  aria-current={isActive(item, pathname) ? "page" : undefined}
                >
                  {item.name}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <DashboardLink to="login" className={styles.login} />
        <DashboardLink to="register" className={styles.register} />
      </div>
    </dialog>
  );
}

function Fold({ item, active }: { item: NavigationItem; active: boolean }) {
  return (
    <details name="menu-fold">
      <summary className={styles.entry} aria-current={active ? "true" : undefined}>
        {item.name}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.folded}>
        {item.dropdownItems.map((group) => (
          <div key={group.category ?? item.name}>
            {group.category && <p>{group.category}</p>}
            {group.items.map((link) => (
              <Link key={link.path} to={link.path}>
                <IconTile icon={link.icon} />
                {link.name}
              </Link>
            ))}
          </div>
        ))}
        {item.viewAll && (
          <Link className={styles.viewAll} to={item.viewAll.path}>
            {item.viewAll.name}
          </Link>
        )}
      </div>
    </details>
  );
}
