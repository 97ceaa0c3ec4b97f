/** The one word of the page that a deployment is checked with. */
export const testPage = { title: "Test" } as const;
