/**
 * Which links the browser may fetch ahead (Speculation Rules): a page that the pointer rests on is
 * fetched before the click. It is not prerendered: at the first touch React starts, and then the
 * router moves between pages and has its own ways ahead. Left out is what depends on a query or a
 * token, what is no page, and what leaves the site.
 */
const rules = {
  prefetch: [
    {
      where: { href_matches: "/((?!api/|sent|booking)[^.]*)\\?" },
      eagerness: "moderate",
    },
  ],
};

/**
 * The rules as inline text. If a header named them, they would be fetched before the page's
 * content.
 */
export const speculationRules = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
