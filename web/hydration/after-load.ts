import { noteVisit } from "../arrivals/note-visit.ts";
import { preloadScripts } from "./preload-scripts.ts";
import { showFonts } from "./show-fonts.ts";

// A script of its own, fetched once the page has loaded or is touched: a document that fits into the
// first ten packets is painted a round trip earlier.
showFonts();
// Tools that archive or capture the full page never scroll, so lazy images are loaded now.
for (const image of document.images) image.loading = "eager";
void preloadScripts();
// Comes last, because an error here must not keep the rest from running.
noteVisit();
