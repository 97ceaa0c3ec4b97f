import { placeNames } from "./place-names.ts";

/** The words of the pages on which posts are written. */
export const postWords = {
  title: placeNames.posts,
  about: (count: number) =>
    `${count === 1 ? "1 post" : `${count} posts`}. What is written here stays when the files come again with the next build.`,
  search: "Search posts",
  searchHint: "Title or words",
  newPost: "New post",
  columns: {
    title: "Title",
    date: "Date",
    state: "State",
    written: "Written",
    views: "Views, 30 days",
    acts: "Acts",
  },
  states: { shown: "shown", down: "taken down", draft: "draft" },
  draftNewer: (state: string) => `${state}, draft newer`,
  fromFile: "from a file",
  here: (name: string) => `here, by ${name}`,
  noViews: "–",
  takeDown: "Take down",
  bringBack: "Bring back",
  older: "Show older",
  allPosts: "All posts",
  none: { title: "No posts yet", text: "Write the first one here, or put a file into posts/." },
  notFound: {
    title: (words: string) => `Nothing for “${words}”`,
    text: "Every word has to be in the title or the text of a post.",
  },
  fields: {
    title: "Title",
    date: "Date, in UTC",
    id: "Id, stays for good",
    url: "Address elsewhere",
    text: "Text, in Markdown",
  },
  shownSince: (day: string) => `Shown since ${day}.`,
  isDown: "Taken down.",
  isDraft: "Not published.",
  draftKept: (who: string, when: string) => `Draft kept by ${who}, ${when}.`,
  noDraft: "No draft.",
  newText: "It gets its own page when you publish it.",
  keepDraft: "Keep draft",
  dropDraft: "Drop draft",
  publish: "Publish",
  preview: "Preview",
  asShown: "As the page will show it",
  upToLine: (line: number) => `As the page will show it, up to line ${line}`,
  problem: (wanted: string, line: number | undefined) =>
    line === undefined ? `${capital(wanted)}.` : `Line ${line}: ${wanted}.`,
  keptAnyway: "It cannot be published like this; the draft is kept.",
  cannotKeep: "Without a right id nothing can be kept.",
  done: {
    draft: (when: string) => `Draft kept, ${when}.`,
    publish: "Published. The page shows it within a minute.",
    drop: "The draft is gone. You see what is shown.",
    down: "Taken down. Its file, if there is one, does not bring it back.",
    up: "Shown again.",
  },
  conflict: {
    by: (who: string, when: string) => `${who} changed this post at ${when}.`,
    exists: "There is a post under this id.",
    choose: "Choose another one; your text is still in the fields.",
    somebody: "Somebody changed this post meanwhile.",
    kept: "Your text is still in the fields, and nothing was overwritten. Press again to replace theirs.",
  },
  conflictInList: "You see the posts as they are now; nothing was overwritten.",
  tooLong: (most: number) => `write at most ${most} letters`,
  missing: "There is no such post.",
} as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
