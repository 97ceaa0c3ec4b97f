import type { PostFields, PostPreview, PostProblem, PostVersions } from "#contract/desk-posts.ts";

/** What a form of the editor asks for. */
export const postActs = ["draft", "publish", "drop", "down", "up", "preview"] as const;
export type PostAct = (typeof postActs)[number];

/** The result of it. `key` grows; `typed` is what was sent. */
export type PostOutcome = { key: number; typed: PostFields; preview: PostPreview } & (
  | { is: "done"; act: Exclude<PostAct, "preview">; versions: PostVersions; at: number }
  | { is: "conflict"; by: { who: string; at: number } | undefined }
  | { is: "refused"; problem: PostProblem; draftKept: PostVersions | undefined }
  | { is: "looked" }
);
