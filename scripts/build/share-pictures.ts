import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { everyPage } from "#content/every-page.ts";
import { headline } from "#content/pages.ts";
import { pagePicture, sharePicture } from "#contract/share.ts";
import { openSharePictures } from "#server/share/share-picture.ts";

/** Draws the picture of every page that may be found and shared, into the built site. */
export async function drawSharePictures(folder: string): Promise<void> {
  const pictures = await openSharePictures();
  await mkdir(join(folder, sharePicture.folder), { recursive: true });
  await Promise.all(
    everyPage
      .filter(({ noindex }) => !noindex)
      .map(async (page) =>
        writeFile(join(folder, pagePicture(page.id)), await pictures.draw(headline(page))),
      ),
  );
}
