/** What is read of the elements of a form. */
interface Control {
  type?: string;
  name?: string;
  value?: string;
}

const untyped = new Set(["hidden", "submit", "button", "reset", "checkbox", "radio", "select-one"]);
const isTyped = ({ type }: Control): boolean => type !== undefined && !untyped.has(type);

/**
 * The moment from which filling in a form is measured, in milliseconds since the page was opened:
 * now, if an empty form is touched at a field. Where the browser filled in the fields (a reload, the
 * back button) or the first touch is a button, nothing has to be typed, so it is the opening.
 * @param ignored name of the hidden field that only bots fill in.
 */
export function firstTouch(
  target: Control,
  { controls, ignored, now }: { controls: Iterable<Control>; ignored: string; now: number },
): number {
  if (!isTyped(target)) return 0;
  const filled = [...controls].some(
    (control) => isTyped(control) && control.name !== ignored && control.value,
  );
  return filled ? 0 : now;
}
