import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { headline, type PageId, pages } from "#content/pages.ts";
import { pagePicture, sharePicture } from "#contract/share.ts";
import { openSharePictures } from "#server/share/share-picture.ts";

/** Draws the picture of every page that may be found and shared, into the built site. */
export async function drawSharePictures(folder: string): Promise<void> {
  const pictures = await openSharePictures();
  await mkdir(join(folder, sharePicture.folder), { recursive: true });
  const ids = (Object.keys(pages) as PageId[]).filter((id) => !pages[id].noindex);
  await Promise.all(
    ids.map(async (id) =>
      writeFile(join(folder, pagePicture(id)), await pictures.draw(headline(pages[id]))),
    ),
  );
}
