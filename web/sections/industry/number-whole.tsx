/** A text whose number with hyphens, as of a telephone or a claim, stays on one line. */
export function numberWhole(text: string) {
  const [before, number, after] = text.split(/(\d(?:-\d+)+)/);
  if (!number) return text;
  return (
    <span>
      {before}
      <span style={{ whiteSpace: "nowrap" }}>{number}</span>
      {after}
    </span>
  );
}
