/** A post as the API gives it (specification 3). `date`: ISO 8601. */
export interface Blog {
  _id: string;
  title: string;
  date: string;
  url: string;
  content: string | string[];
}
