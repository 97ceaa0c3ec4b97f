import { footer, headerWords } from "#content/navigation.ts";
import { bookingPath, pathOf } from "#content/pages.ts";
import { nextTime } from "#content/quick-ways.ts";
import { site } from "#content/site.ts";
import { sharedDrawing } from "../ui/drawn.ts";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { penClass } from "../ui/pen.tsx";
import { Grid, Section } from "../ui/section.tsx";
import styles from "./footer.module.css";

export function Footer() {
  return (
    <footer>
      <Section tone="night" className={styles.footer}>
        <Link className={styles.logo} to={pathOf("home")} aria-label={headerWords.home}>
          {site.name}
          <svg width="1000" height="80" viewBox="0 -70 1000 80" aria-hidden="true">
            <use className={penClass} href={sharedDrawing("footer-line")} />
          </svg>
        </Link>
        <p className={styles.next}>
          <Link to={bookingPath} data-next-time="">
            {nextTime.book}
          </Link>
        </p>
        <Grid>
          <div className={styles.columns}>
            {footer.columns.map((column) => (
              <ul key={column[0].path}>
                {column.map((link) => (
                  <li key={link.path}>
                    <Link to={link.path}>{link.name}</Link>
                  </li>
                ))}
              </ul>
            ))}
            <address>
              {site.address.street}
              <br />
              {site.address.city}
              <br />
              <a href={`mailto:${site.email}`}>{site.email}</a>
              <br />
              <a className={styles.phone} href={site.phone.href}>
                {site.phone.display}
              </a>
            </address>
            <ul className={styles.social}>
              {site.social.map((profile) => (
                <li key={profile.name}>
                  <a
                    href={profile.href}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${profile.name} (opens in a new tab)`}
                  >
                    <Icon name={profile.icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.legal}>
            <span>{footer.copyright(new Date().getFullYear())}</span>
            {footer.legal.map((link) => (
              <Link key={link.path} to={link.path}>
                {link.name}
              </Link>
            ))}
          </div>
        </Grid>
      </Section>
    </footer>
  );
}
