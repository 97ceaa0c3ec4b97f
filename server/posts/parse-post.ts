import { createHash } from "node:crypto";
import { marked, type Token, type Tokens } from "marked";
import { parse } from "yaml";
import type { Blog } from "#contract/blog.ts";

/** A post file that cannot be shown. The message explains what to change. */
export class PostError extends Error {
  /** The front matter field that is wrong; otherwise the text. */
  readonly field: FrontField | "text";
  /** Line of the text in which the error starts, from 1. */
  line: number | undefined;
  /** The paragraphs before it. */
  before: string[] = [];
  constructor(message: string, field: FrontField | "text" = "text") {
    super(message);
    this.field = field;
  }
}

type FrontField = "id" | "title" | "date" | "url";

export interface ParsedPost extends Blog {
  content: string[];
  /** The text below the front matter. */
  markdown: string;
  digest: string;
}

/**
 * Reads a Markdown file with `id`, `title`, `date` and `url` between two lines of `---`. The text
 * becomes paragraphs of plain text: pages print them as text, so nothing in a post can run. HTML is
 * refused, because it would show as angle brackets. A link keeps its words, followed by its URL in
 * brackets if it leads to the web.
 * @throws PostError
 */
export function parsePost(file: string): ParsedPost {
  const source = file.replaceAll("\r\n", "\n");
  const [, head, body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined)
    throw new PostError("begin it with id, title, date and url between lines of ---");
  const front = readFront(head);
  const content = paragraphsOf(body);
  if (content.length === 0)
    throw new PostError("write at least one paragraph below the front matter");
  return {
    _id: match(front, "id", /^[a-z0-9][a-z0-9-]{0,99}$/, "lowercase letters, digits and hyphens"),
    title: match(front, "title", /^[^\p{Cc}]{1,200}$/u, "one line of at most 200 characters"),
    date: readDate(front),
    url: readUrl(front),
    content,
    markdown: body.trim(),
    digest: createHash("sha256").update(source).digest("base64url"),
  };
}

/**
 * The parser and our own code recurse once per level, so a long run of ">" would overflow the
 * stack.
 */
function paragraphsOf(body: string): string[] {
  try {
    let line = 1;
    const done: string[] = [];
    for (const token of marked.lexer(body)) {
      done.push(...placed(line, done, () => paragraphs(token)));
      line += token.raw.split("\n").length - 1;
    }
    return done;
  } catch (error) {
    if (error instanceof RangeError) throw new PostError("nest fewer quotes and lists");
    throw error;
  }
}

/** Adds to an error its line, and the paragraphs before it. */
function placed(line: number, before: string[], read: () => string[]): string[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof PostError) Object.assign(error, { line, before });
    throw error;
  }
}

/** The values as written: YAML would turn some into numbers or dates. */
function readFront(head: string): Map<string, string> {
  const front = new Map<string, string>();
  for (const [name, value] of Object.entries(parseYaml(head))) {
    if (typeof value !== "string") throw new PostError(`write ${name} as one line of text`);
    front.set(name, value.trim());
  }
  return front;
}

function parseYaml(head: string): object {
  let value: unknown;
  try {
    value = parse(head, { schema: "failsafe" });
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split("\n") : [];
    throw new PostError(`write lines such as title: "A title" between the --- (${reason})`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new PostError('write lines such as title: "A title" between the ---');
  return value;
}

function match(
  front: Map<string, string>,
  name: FrontField,
  pattern: RegExp,
  wanted: string,
): string {
  const value = front.get(name) ?? "";
  if (!pattern.test(value)) throw new PostError(`set ${name} to ${wanted}`, name);
  return value;
}

/** A day, and perhaps a time of day. */
const writtenDate = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

function readDate(front: Map<string, string>): string {
  const wanted = "a date such as 2025-08-21";
  const written = match(front, "date", writtenDate, wanted);
  const day = written.slice(0, 10);
  const [time, midnight] = [Date.parse(written), Date.parse(day)];
  // The engine takes February 31 for March 3.
  if (Number.isNaN(time) || !new Date(midnight).toISOString().startsWith(day))
    throw new PostError(`set date to ${wanted}`, "date");
  return new Date(time).toISOString();
}

function readUrl(front: Map<string, string>): string {
  const url = URL.parse(front.get("url") ?? "");
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    throw new PostError("set url to an address that starts with https://", "url");
  return url.href;
}

/** The plain paragraphs of one block. */
function paragraphs(token: Token): string[] {
  switch (token.type) {
    case "space":
    case "hr":
    case "def":
      return [];
    case "html":
      throw new PostError("leave out the HTML: posts are plain Markdown");
    case "list":
      return (token as Tokens.List).items.flatMap((item) =>
        item.tokens.flatMap(paragraphs).map((text) => `• ${text}`),
      );
    case "blockquote":
      return (token.tokens ?? []).flatMap(paragraphs);
    case "code":
      return [(token as Tokens.Code).text];
    case "table":
      throw new PostError("leave out the table: posts are paragraphs");
    default: {
      const text = inline(token).replace(/\s+/g, " ").trim();
      return text ? [text] : [];
    }
  }
}

function inline(token: Token): string {
  if (token.type === "html") throw new PostError("leave out the HTML: posts are plain Markdown");
  if (token.type === "br") return " ";
  if (token.type === "image") return (token as Tokens.Image).text;
  const inner = (token as { tokens?: Token[] }).tokens;
  const text = inner
    ? inner.map(inline).join("")
    : decodeEntities("text" in token ? String(token.text) : "");
  if (token.type !== "link") return text;
  const { href } = token as Tokens.Link;
  return /^https?:\/\//i.test(href) && href !== text ? `${text} (${href})` : text;
}

/** The lexer escapes for HTML; here the plain characters are needed. */
function decodeEntities(text: string): string {
  const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => names[name] ?? whole);
}
