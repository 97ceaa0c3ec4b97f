import type { Blog } from "#contract/blog.ts";
import { passagesOf } from "./passage.ts";
import { createPassageIndex, type PassageIndex } from "./passage-index.ts";

/** The index over pages and posts, rebuilt when the posts have changed. */
export interface Knowledge {
  index(): PassageIndex;
  /** Looks for new posts, at most once a minute; never fails. */
  refresh(): Promise<void>;
}

const minute = 60_000;

export function createKnowledge(posts: () => Promise<readonly Blog[]>, now = Date.now): Knowledge {
  let index = createPassageIndex(passagesOf());
  let known: readonly Blog[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    index: () => index,
    async refresh() {
      if (now() - lookedAt < minute) return;
      lookedAt = now();
      // Without its posts the receptionist still knows every page.
      const list = await posts().catch(() => undefined);
      // The list is the same array until a post changes.
      if (!list || list === known) return;
      known = list;
      index = createPassageIndex(passagesOf(list));
    },
  };
}
