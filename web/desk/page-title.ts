import { site } from "#content/site.ts";

/** The meta of a page: its title in the browser's tab. */
export const pageTitle = (title: string) => [{ title: `${title} · ${site.name} desk` }];
