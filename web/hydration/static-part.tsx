import { type ComponentType, lazy, useEffect, useRef, useState } from "react";
import type { Motion } from "./motion.ts";

/**
 * A part of a page that needs no React: links, `<details>`, radios and dialog openers work without
 * it. The server renders it; React leaves the existing markup alone and fetches nothing. Its code
 * is loaded only when the page is reached by client-side navigation.
 *
 * `motions` animate the server's markup. No content or action may depend on them. The module's name
 * must end in `static-part.tsx`: entry.server inlines the styles of such files.
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...motions: Motion[]
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function StaticPart(props: Props) {
    const [drawn] = useState(isFirstDocument);
    const place = useRef<HTMLDivElement>(null);

    useEffect(() => {
      const part = place.current;
      if (!drawn || !part) return;
      // In development the styles come with the code.
      if (import.meta.env.DEV) void load();
      const ends = motions.map((start) => start(part));
      return () => {
        for (const end of ends) end();
      };
    }, [drawn]);

    if (drawn) {
      return (
        <div
          ref={place}
          className={frame}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      );
    }
    // Without a Suspense boundary, so that the page waits for its parts and appears complete, both
    // in the router and on the server.
    return (
      <div className={frame}>
        <Part {...props} />
      </div>
    );
  };
}

/**
 * Defined in styles/base.css with `display: contents`, so that the wrapper does not affect the
 * layout.
 */
const frame = "bare";

/** Whether React is hydrating a page that the server rendered. */
function isFirstDocument(): boolean {
  return !import.meta.env.SSR && document.documentElement.dataset.react !== "ready";
}
