import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { everyPage } from "#content/every-page.ts";
import { industryPapers } from "#content/industries/industry-papers.ts";
import type { IndustrySlug } from "#content/industries/names.ts";
import { papers } from "#content/industries/papers.ts";
import { headline } from "#content/pages.ts";
import { pagePicture, sharePicture } from "#contract/share-picture.ts";
import { openSharePictures, type SharePaper } from "#server/share/share-picture.ts";

/** The background of an industry's page; undefined for a page on the yellow pad. */
function paperOf(id: string): SharePaper | undefined {
  const name = industryPapers[id as IndustrySlug];
  if (!name || name === "pad") return undefined;
  const { surface, rule, second } = papers[name];
  const quiet = name === "quiet";
  return {
    ground: surface,
    rules: rule,
    margin: quiet ? second : "#d9604a",
    pen: quiet ? "#1b1813" : "#bf2d1a",
  };
}

/** Draws the picture of every indexable page into the built site. */
export async function drawSharePictures(folder: string): Promise<void> {
  const pictures = await openSharePictures();
  await mkdir(join(folder, sharePicture.folder), { recursive: true });
  await Promise.all(
    everyPage
      .filter(({ noindex }) => !noindex)
      .map(async (page) =>
        writeFile(
          join(folder, pagePicture(page.id)),
          await pictures.draw(headline(page), paperOf(page.id)),
        ),
      ),
  );
}
