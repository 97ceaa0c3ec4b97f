import { type CSSProperties, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { headerWords, navigation } from "#content/navigation.ts";
import { TalkButton } from "../receptionist/talk-button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { DashboardLink } from "./dashboard-link.tsx";
import styles from "./header.module.css";
import scrolledStyles from "./header-scrolled.later.module.css";
import { Logo } from "./logo.tsx";
import { menuId } from "./mobile-menu.tsx";
import { NavigationEntry } from "./navigation-entry.tsx";

/** Fraction of the window's height after which the scrolled header becomes translucent. */
const scrolledFrom = 0.1;

/** The `handle` of a route whose pages have a background color of their own. */
export interface PaperHandle {
  /** The background color, by the id of the route. */
  paperOf(id: string): string;
}

export function Header() {
  const scrolled = useScrolled();
  const page = useMatches().at(-1);
  const paper = page && (page.handle as PaperHandle | undefined)?.paperOf(page.id);
  const { pathname } = useLocation();
  return (
    <header
      className={classNames(styles.header, scrolled && scrolledStyles.scrolled)}
      style={paper ? ({ "--pad": paper } as CSSProperties) : undefined}
    >
      <Logo />
      <nav aria-label={headerWords.mainNavigation} className={styles.navigation}>
        <ul>
          {navigation.map((item) => (
            <NavigationEntry key={item.path} item={item} pathname={pathname} />
          ))}
        </ul>
      </nav>
      <TalkButton />
      <DashboardLink to="login" className={styles.login} />
      <DashboardLink to="register" className={styles.register} />
      <button
        type="button"
        className={styles.burger}
        aria-label={headerWords.openMenu}
        command="show-modal"
        commandfor={menuId}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}

/** Whether the page is scrolled beyond 10 % of the window's height. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > window.innerHeight * scrolledFrom);
    update();
    addEventListener("scroll", update, { passive: true });
    addEventListener("resize", update);
    return () => {
      removeEventListener("scroll", update);
      removeEventListener("resize", update);
    };
  }, []);
  return scrolled;
}
