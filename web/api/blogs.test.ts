import { describe, expect, test } from "vitest";
import { fetchBlog, fetchBlogs } from "./blogs.ts";

const post = {
  _id: "a-post",
  title: "A post",
  date: "2026-03-10",
  url: "https://blog.example/a-post",
  content: ["One.", "Two."],
};
const asked: string[] = [];
const host =
  (body: unknown, status = 200): typeof fetch =>
  async (input) => {
    asked.push(String(input));
    return Response.json(body, { status });
  };

describe("the list of posts", () => {
  test("is asked for by the product's identifier", async () => {
    expect(await fetchBlogs(host([post]))).toEqual([post]);
    expect(asked.at(-1)).toBe("/api/blogs?source=farline");
  });

  test("leaves out what is no post", async () => {
    const odd = [{ ...post, content: [1] }, { ...post, title: undefined }, null, "post"];
    expect(await fetchBlogs(host([...odd, { ...post, content: "One." }]))).toHaveLength(1);
  });

  test.each([
    ["a refusal", { message: "no" }, 500],
    ["something else", { posts: [] }, 200],
    ["nothing", {}, 404],
  ])("fails on %s", async (_, body, status) => {
    await expect(fetchBlogs(host(body, status))).rejects.toThrow();
  });
});

describe("one post", () => {
  test("is asked for by its id, whatever stands in it", async () => {
    expect(await fetchBlog("a/../b?c", host(post))).toEqual(post);
    expect(asked.at(-1)).toBe("/api/blogs/a%2F..%2Fb%3Fc");
  });

  test("is undefined where there is none, and a failure is a failure", async () => {
    expect(await fetchBlog("x", host({ message: "none" }, 404))).toBeUndefined();
    await expect(fetchBlog("x", host({}, 503))).rejects.toThrow("503");
    await expect(fetchBlog("x", host({ _id: "x" }))).rejects.toThrow("not a post");
  });
});
