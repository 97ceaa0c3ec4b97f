import { shellWords } from "#content/desk/shell-words.ts";

/** The meta of a page: its title in the browser's tab. */
export const pageTitle = (title: string) => [{ title: shellWords.pageTitle(title) }];
