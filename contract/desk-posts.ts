/** The fields of a post as they are typed; `text` is Markdown. */
export interface PostFields {
  id: string;
  title: string;
  /** An ISO date, with or without a time. */
  date: string;
  /** URL of the post on another site. */
  url: string;
  text: string;
}

/** Maximum characters of a post's Markdown; the body of a request has a limit, too. */
export const mostPostLetters = 60_000;

/** The page of a post as it would look, up to the first error. */
export interface PostPreview {
  title: string;
  paragraphs: string[];
  problem: PostProblem | undefined;
}

/** Why it cannot be published. `line`: of the text, starting at 1. */
export interface PostProblem {
  field: keyof PostFields;
  line: number | undefined;
  /** What to change, without a capital letter and a period. */
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
  /** The draft is newer than the published version. */
  draftNewer: boolean;
  /** Name of the person who wrote it at the desk; empty for a post from a file. */
  writtenBy: string;
  /** Page views of the last 30 days; undefined when it is not shown. */
  views: number | undefined;
  version: number;
}

/** A page of the list. `next`: where the next one begins. */
export interface PostList {
  posts: PostLine[];
  /** Number of posts, including drafts. */
  all: number;
  next: string | undefined;
}

/**
 * The versions that somebody saw, so that a later writer does not overwrite newer ones. 0: there
 * was none.
 */
export interface PostVersions {
  post: number;
  draft: number;
}

/** A post with its draft, as the editor shows it. */
export interface DeskPost {
  fields: PostFields;
  state: PostState;
  versions: PostVersions;
  /** Name of the person who saved the draft, and when (milliseconds since 1970). */
  draft: { who: string; at: number } | undefined;
  preview: PostPreview;
}

/** The result of a change. `by`: who was faster, if known. */
export type PostResult =
  | { is: "done"; versions: PostVersions; at: number }
  | { is: "conflict"; by: { who: string; at: number } | undefined }
  | { is: "refused"; problem: PostProblem };

/** The posts of the blog. */
export interface PostServices {
  /** Newest first. `words`: each must be in the title or the text. */
  list(query: { words: string; cursor: string }): Promise<PostList>;
  open(id: string): Promise<DeskPost | undefined>;
  preview(fields: PostFields): PostPreview;
  keepDraft(fields: PostFields, seen: PostVersions): Promise<PostResult>;
  publish(fields: PostFields, seen: PostVersions): Promise<PostResult>;
  dropDraft(id: string, seen: PostVersions): Promise<PostResult>;
  takeDown(id: string, version: number): Promise<PostResult>;
  bringBack(id: string, version: number): Promise<PostResult>;
}
