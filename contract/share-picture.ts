/** The picture of a shared link: 1200 by 630 pixels, the shape that all networks crop to. */
export const sharePicture = { width: 1200, height: 630, folder: "/share" } as const;

/** Path of a page's picture, drawn by the build. */
export const pagePicture = (id: string) => `${sharePicture.folder}/${id}.png`;

/**
 * Path of a post's picture, drawn on request, because posts are added and removed without a build.
 */
export const postPicture = (id: string) =>
  `${sharePicture.folder}/blogs/${encodeURIComponent(id)}.png`;
