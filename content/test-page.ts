/** The one word of the page that a deployment is checked with (specification 2). */
export const testPage = { title: "Test" } as const;
