import type { Thing } from "./json-ld.ts";

/**
 * The data of a page whose words stand in a static part (hydration/static-part.tsx): written there, they
 * are in no script that the page loads.
 */
export function JsonLdBlock({ things }: { things: readonly Thing[] }) {
  const data = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped; React would escape it as HTML
      dangerouslySetInnerHTML={{ __html: data.replaceAll("<", "\\u003c") }}
    />
  );
}
