/** The fields of a post as they are typed; `text` is Markdown. */
export interface PostFields {
  id: string;
  title: string;
  /** An ISO date, with or without a time. */
  date: string;
  /** Where the post stands elsewhere. */
  url: string;
  text: string;
}

/** Letters of a post's Markdown at most; the body of a request has a limit, too. */
export const mostPostLetters = 60_000;

/** What a post's page would show, up to the first thing that is wrong with it. */
export interface PostPreview {
  title: string;
  paragraphs: string[];
  problem: PostProblem | undefined;
}

/** Why it cannot be published. `line`: in the text, from 1. */
export interface PostProblem {
  field: keyof PostFields;
  line: number | undefined;
  /** What to change, without a capital and a period. */
  wanted: string;
}

/** `draft`: never published. */
export type PostState = "shown" | "down" | "draft";

/** A row of the list. */
export interface PostLine {
  id: string;
  title: string;
  date: string;
  state: PostState;
  /** A draft is newer than what is shown. */
  draftNewer: boolean;
  /** Name of who wrote it at the desk; empty for a post out of a file. */
  writtenBy: string;
  /** Page views of the last 30 days; undefined when it is not shown. */
  views: number | undefined;
  version: number;
}

/** A page of the list. `next`: where the next one begins. */
export interface PostList {
  posts: PostLine[];
  /** How many posts there are, drafts among them. */
  all: number;
  next: string | undefined;
}

/** The states that somebody saw: a later writer must not overwrite them. 0: there was none. */
export interface PostVersions {
  post: number;
  draft: number;
}

/** A post with its draft, as the editor shows it. */
export interface DeskPost {
  fields: PostFields;
  state: PostState;
  versions: PostVersions;
  /** Name of who kept the draft, and when (milliseconds since 1970). */
  draft: { who: string; at: number } | undefined;
  preview: PostPreview;
}

/** The result of a change. `by`: who was faster, as far as it is known. */
export type PostResult =
  | { is: "done"; versions: PostVersions; at: number }
  | { is: "conflict"; by: { who: string; at: number } | undefined }
  | { is: "refused"; problem: PostProblem };

/** The posts of the blog. */
export interface PostServices {
  /** Newest first. `words`: each has to be in the title or the text. */
  list(query: { words: string; cursor: string }): Promise<PostList>;
  open(id: string): Promise<DeskPost | undefined>;
  preview(fields: PostFields): PostPreview;
  keepDraft(fields: PostFields, seen: PostVersions): Promise<PostResult>;
  publish(fields: PostFields, seen: PostVersions): Promise<PostResult>;
  dropDraft(id: string, seen: PostVersions): Promise<PostResult>;
  takeDown(id: string, version: number): Promise<PostResult>;
  bringBack(id: string, version: number): Promise<PostResult>;
}
