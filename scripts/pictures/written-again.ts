// A picture that is written again and again begins with all its words: a screenshot of the whole page
// shows the first moment of pictures that are out of view.

/** Seconds until the words disappear. */
const shown = 0.2;

/** The first of two animations of a written element: it disappears. */
export const wiped = "x 1ms forwards";

/** Keyframes of `wiped`, and of `d`, which draws a path whose `pathLength` is 1. */
export const keyframes =
  "@keyframes x{to{opacity:0}}@keyframes d{from{opacity:1;stroke-dashoffset:1}to{opacity:1;stroke-dashoffset:0}}";

/** Attribute of an element that is written at `seconds`, counted from the start of the picture. */
export function writtenAgain(seconds: number): string {
  return ` style="animation-delay:${shown}s,${+seconds.toFixed(2)}s"`;
}
