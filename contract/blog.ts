/** A post as the API returns it. `date`: ISO 8601. */
export interface Blog {
  _id: string;
  title: string;
  date: string;
  url: string;
  content: string | string[];
}

/** Posts in the order in which pages and feeds show them; another host may send them in any. */
export function newestFirst(posts: readonly Blog[]): Blog[] {
  return posts.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** Length of the excerpt in the list of posts and in the feeds, in characters. */
export const excerptLength = 300;
