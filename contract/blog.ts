/** A post as the API returns it. `date`: ISO 8601. */
export interface Blog {
  _id: string;
  title: string;
  date: string;
  url: string;
  content: string | string[];
}

/** Length of the excerpt in the list of posts and in the feeds, in characters. */
export const excerptLength = 300;
