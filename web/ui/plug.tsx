/** How far each cord hangs down, in px; different values, so that the cords do not look alike. */
const slack = [34, 22, 44, 28, 38, 18];

/** Jack, cord, jack: connects the event on the left to the action on the right. */
export function Plug({ index }: { index: number }) {
  const low = 22 + (slack[index % slack.length] ?? 30) * 1.3;
  return (
    <svg viewBox="0 0 230 60" width="230" height="60" aria-hidden="true">
      <circle cx="14" cy="22" r="8" />
      <circle cx="216" cy="22" r="8" />
      <path d={`M14 22C${50 + index * 6} ${low} ${150 + index * 5} ${low} 216 22`} />
    </svg>
  );
}
