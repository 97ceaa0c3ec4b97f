import type { Blog } from "#contract/blog.ts";
import { passagesOf } from "./passage.ts";
import { createPassageIndex, type PassageIndex } from "./passage-index.ts";

/** The index over pages and posts, made again when the posts have changed. */
export interface Knowledge {
  index(): PassageIndex;
  /** Looks for new posts, at most once a minute; never fails. */
  refresh(): Promise<void>;
}

const minute = 60_000;

export function createKnowledge(posts: () => Promise<Blog[]>, now = Date.now): Knowledge {
  let index = createPassageIndex(passagesOf());
  let print = "";
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    index: () => index,
    async refresh() {
      if (now() - lookedAt < minute) return;
      lookedAt = now();
      // Without its posts the receptionist still knows every page.
      const list = await posts().catch(() => undefined);
      if (!list) return;
      const current = JSON.stringify(list.map(({ _id, title, content }) => [_id, title, content]));
      if (current === print) return;
      print = current;
      index = createPassageIndex(passagesOf(list));
    },
  };
}
