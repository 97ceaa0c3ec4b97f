import type { ReactNode } from "react";
import { headerWords } from "#content/navigation.ts";
import { staticPart } from "../hydration/static-part.tsx";
import { TalkDialog } from "../receptionist/talk-dialog.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { MobileMenu } from "./mobile-menu.tsx";

const Footer = staticPart(async () => (await import("./footer.static-part.tsx")).Footer);

/** The frame of every page: skip link, header, menu sheet, footer, toasts. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {headerWords.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      {/* After the content, which is then seen earlier: the menu has as many elements as a hero. */}
      <MobileMenu />
      <TalkDialog />
      <Toasts />
    </>
  );
}
