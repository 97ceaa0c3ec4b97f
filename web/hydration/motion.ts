/** Starts the motion of an element; returns a function that stops it. */
export type Motion = (element: HTMLElement) => () => void;

/** Starts a motion on every element that matches `selector` in a part of the page. */
export function inAll(selector: string, start: Motion): Motion {
  return (part) => {
    const ends = Array.from(part.querySelectorAll<HTMLElement>(selector), start);
    return () => {
      for (const end of ends) end();
    };
  };
}
