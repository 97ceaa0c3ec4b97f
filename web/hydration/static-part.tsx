import { type ComponentType, lazy, useEffect, useRef, useState } from "react";
import type { Motion } from "./motion.ts";

/**
 * A part of a page that needs no React: links, `<details>`, radios and dialog openers work by the
 * platform. The server draws it; React leaves what it finds alone and fetches nothing. Only when the
 * page is reached from another one, without a new document, is its code loaded.
 *
 * `motions` move what the server drew. They must not be the only way to anything.
 * The module's name must end in `static-part.tsx`: entry.server inlines the styles of such files.
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
    // No boundary: the page, the router's as the server's, waits for its parts and comes whole.
    return (
      <div className={frame}>
        <Part {...props} />
      </div>
    );
  };
}

/** In styles/base.css: a box that is none, so that the part stands as if it were bare. */
const frame = "bare";

/** Whether React is taking over a page that the server drew. */
function isFirstDocument(): boolean {
  return !import.meta.env.SSR && document.documentElement.dataset.react !== "ready";
}
