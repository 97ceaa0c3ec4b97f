/**
 * Which links the browser may prefetch (Speculation Rules): when the pointer rests on a link, its
 * page is fetched before the click. It is not prerendered, because at the first touch React starts,
 * and then the router navigates with its own prefetching. Excluded are URLs that depend on a query
 * or a token, files that are not pages, and other sites.
 */
const where = { href_matches: "/((?!api/|sent|booking)[^.]*)\\?" };

/**
 * The rules as inline text. If a header named them, they would be fetched before the page's
 * content.
 */
export const speculationRules = `<script type="speculationrules">${JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] })}</script>`;
