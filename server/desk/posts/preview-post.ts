import type { PostFields, PostPreview, PostProblem } from "#contract/desk-posts.ts";
import { type ParsedPost, PostError, parsePost } from "#server/posts/parse-post.ts";

/** Typed fields in the form of a post's file. A JSON text is a YAML text, whatever is in it. */
export function postFile({ id, title, date, url, text }: PostFields): string {
  const front = Object.entries({ id, title, date, url }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return ["---", ...front, "---", text].join("\n");
}

/** Reads typed fields with the parser of the files. */
export function readPost(fields: PostFields): ParsedPost | PostError {
  try {
    return parsePost(postFile(fields));
  } catch (error) {
    if (error instanceof PostError) return error;
    throw error;
  }
}

/** What the page would show, up to the first fault. */
export function previewPost(fields: PostFields): PostPreview {
  const read = readPost(fields);
  if (!(read instanceof PostError))
    return { title: read.title, paragraphs: read.content, problem: undefined };
  const { field, before } = read;
  // The text is read before the values in front of it, so without a place the text is well.
  const paragraphs = field === "text" ? before : textOf(fields);
  return { title: fields.title, paragraphs, problem: problemOf(read) };
}

/** What is wrong with an id, whatever is wrong with the other fields. */
export function problemOfId(id: string): PostProblem | undefined {
  const read = readPost({ ...sound, id });
  return read instanceof PostError ? problemOf(read) : undefined;
}

export const problemOf = ({ field, line, message }: PostError): PostProblem => ({
  field,
  line,
  wanted: message,
});

/** The paragraphs, whatever is wrong with the other fields. */
function textOf({ text }: PostFields): string[] {
  const read = readPost({ ...sound, text });
  return read instanceof PostError ? read.before : read.content;
}

/** A post with nothing wrong in it: one field of it is replaced to check that one alone. */
const sound = { id: "a", title: "a", date: "2000-01-01", url: "https://example.com", text: "a" };
