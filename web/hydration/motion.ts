/** Sets an element in motion; returns what ends it. */
export type Motion = (element: HTMLElement) => () => void;

/** The motion of every element that `selector` finds in a part of the page. */
export function inAll(selector: string, start: Motion): Motion {
  return (part) => {
    const ends = Array.from(part.querySelectorAll<HTMLElement>(selector), start);
    return () => {
      for (const end of ends) end();
    };
  };
}
