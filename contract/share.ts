/** The picture that a shared link shows: 1200 by 630 pixels, the shape that all networks cut to. */
export const sharePicture = { width: 1200, height: 630, folder: "/share" } as const;

/** Path of a page's picture, drawn at build. */
export const pagePicture = (id: string) => `${sharePicture.folder}/${id}.png`;

/** Path of a post's picture, drawn on request, because posts come and go without a build. */
export const postPicture = (id: string) =>
  `${sharePicture.folder}/blogs/${encodeURIComponent(id)}.png`;

/** Where readers and programs find the posts, and what is new on the pages. */
export const feeds = { rss: "/feed.xml", json: "/feed.json", changes: "/changes.xml" } as const;
