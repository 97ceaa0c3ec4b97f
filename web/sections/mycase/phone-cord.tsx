import { penClass } from "../../ui/pen.tsx";

const coils = 16;

/** The coiled cord of a telephone, which is our line: it goes on to the left edge of the window. */
export function PhoneCord({ className }: { className?: string }) {
  return (
    <svg className={className} width="330" height="34" viewBox="-330 -32 330 34" aria-hidden="true">
      <path className={penClass} d={`M7 0h-7${coil.repeat(coils)}H-2400`} />
    </svg>
  );
}

/** One turn, drawn from right to left: a loop that ends 15 px further on. */
const coil = `c-24 0-27-30-7-30c20 0 16 30-8 30`;
