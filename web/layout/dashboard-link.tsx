import { headerWords } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { siteConfig } from "../site-config.ts";

/** A link to the separate dashboard, in a new tab. */
export function DashboardLink({
  to,
  className,
}: {
  to: keyof typeof site.dashboard;
  className?: string;
}) {
  const href = new URL(site.dashboard[to], siteConfig.dashboardUrl).href;
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {headerWords[to]}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
