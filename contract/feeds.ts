/** Feeds of the posts, and of changes to the pages. */
export const feeds = { rss: "/feed.xml", json: "/feed.json", changes: "/changes.xml" } as const;
