import { describe, expect, test } from "vitest";
import type { Blog } from "#contract/blog.ts";
import { excerptOf, pageNumber, postListPage, postListPath } from "./post-list-page.ts";

const post = (index: number): Blog => ({
  _id: `post-${index}`,
  title: `Post ${index}`,
  date: new Date(Date.UTC(2026, 0, index)).toISOString(),
  url: `https://blog.example/${index}`,
  content: ["One.", "Two."],
});
const posts = Array.from({ length: 14 }, (_, index) => post(index + 1));

describe("a page of the list", () => {
  test("holds six cards, newest first, and the rest on the last page", () => {
    const first = postListPage(posts, 1);
    expect(first.cards.map((card) => card.id)).toEqual(
      [14, 13, 12, 11, 10, 9].map((index) => `post-${index}`),
    );
    expect(first.pages).toBe(3);
    expect(postListPage(posts, 3).cards).toHaveLength(2);
  });

  test("cycles seven pictures by the place in the whole list", () => {
    const pictures = [1, 2, 3].flatMap((page) =>
      postListPage(posts, page).cards.map((card) => card.picture),
    );
    expect(pictures).toEqual([0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6]);
  });

  test.each([
    [0, 1],
    [-3, 1],
    [99, 3],
    [2.7, 2],
    [Number.NaN, 1],
  ])("asked for page %d shows page %d", (asked, shown) => {
    expect(postListPage(posts, asked).page).toBe(shown);
  });

  test("opens nothing but web addresses", () => {
    const [card] = postListPage([{ ...post(1), url: "javascript:alert(1)" }], 1).cards;
    expect(card?.url).toBe("/blogs/post-1");
  });

  test("is one empty page where there are no posts", () => {
    expect(postListPage([], 4)).toEqual({ cards: [], page: 1, pages: 1 });
  });
});

describe("an excerpt", () => {
  test("of paragraphs is joined with spaces, cut to 300 characters and followed by three points", () => {
    expect(excerptOf(["One.", "Two."])).toBe("One. Two....");
    const long = excerptOf(["a".repeat(200), "b".repeat(200)]);
    expect(long).toBe(`${"a".repeat(200)} ${"b".repeat(99)}...`);
    expect(long).toHaveLength(303);
  });

  test("of a string is the string, however long", () => {
    expect(excerptOf("c".repeat(900))).toBe("c".repeat(900));
  });
});

test("the page in an address goes there and back", () => {
  expect(postListPath("/blogs", 1)).toBe("/blogs");
  expect(pageNumber(`http://x${postListPath("/blogs", 3)}`)).toBe(3);
  expect(pageNumber("http://x/blogs?page=next")).toBe(1);
});
