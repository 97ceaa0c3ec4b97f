/** A post as the API gives it. `date`: ISO 8601. */
export interface Blog {
  _id: string;
  title: string;
  date: string;
  url: string;
  content: string | string[];
}

/** Characters of a post that stand in the list of posts and in the feeds. */
export const excerptLength = 300;
