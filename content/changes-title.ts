import { site } from "./site.ts";

/** Title of the feed of changes. */
export const changesTitle = `${site.name}: what is new on the pages`;
