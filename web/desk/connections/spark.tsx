import { connectionsWords as words } from "#content/desk/connections-words.ts";
import type { DeliveryBar } from "#contract/desk-connections.ts";

const height = 30;
const foot = 33;

/** The deliveries of the last day by half hours. */
export function Spark({ bars }: { bars: DeliveryBar[] }) {
  const most = Math.max(1, ...bars.map(({ all }) => all));
  const sum = (of: keyof DeliveryBar) => bars.reduce((total, bar) => total + bar[of], 0);
  const paths = { taken: "", refused: "", none: "" };
  for (const [index, { all, refused }] of bars.entries()) {
    const tall = all > 0 ? Math.max(2, Math.round((height * all) / most)) : 2;
    const path = `M${index * 5} ${foot}v-${tall}h3v${tall}z`;
    paths[all === 0 ? "none" : refused > 0 ? "refused" : "taken"] += path;
  }
  return (
    <svg
      className="sp"
      viewBox="0 0 240 34"
      preserveAspectRatio="none"
      role="img"
      aria-label={words.barsOf(sum("all"), sum("refused"))}
    >
      <path className="z" d={paths.none} />
      <path d={paths.taken} />
      <path className="x" d={paths.refused} />
    </svg>
  );
}
