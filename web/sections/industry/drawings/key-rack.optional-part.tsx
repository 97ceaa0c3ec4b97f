import { Drawing } from "./drawing.tsx";
import styles from "./key-rack.module.css";

const columns = 14;
const cell = { width: 80, height: 128, gap: 14 };
/** Rooms whose guests have their keys. */
const gone = [0, 2, 3, 5, 6, 8, 9, 11, 14, 15, 18, 19, 20, 22, 24, 25, 27];
const hot = 214;

const holes = Array.from({ length: 2 * columns }, (_, index) => {
  const row = Math.floor(index / columns);
  const column = index % columns;
  return {
    index,
    x: column * cell.width,
    y: row * (cell.height + cell.gap),
    room: (row ? 301 : 201) + column,
  };
});

/** A rack of pigeonholes with the keys of the free rooms; one of them is red. */
export function KeyRack({ label }: { label: string | undefined }) {
  const arches = holes.map(
    ({ x, y }) =>
      `M${x + 5} ${y + cell.height}V${y + 24}q0-16 16-16h38q16 0 16 16v${cell.height - 24}Z`,
  );
  const keys = holes.filter(({ index, room }) => room === hot || !gone.includes(index));
  return (
    <Drawing width={1120} height={284} label={label} className={styles.rack}>
      <path className={styles.arches} d={arches.join("")} />
      <path className={styles.boards} d="M0 128H1120M0 270H1120" />
      <g className={styles.numbers} textAnchor="middle">
        {holes.map(({ room, x, y }) => (
          <text key={room} x={x + 40} y={y + 30}>
            {room}
          </text>
        ))}
      </g>
      {keys.map(({ room, x, y }) => (
        <g
          key={room}
          className={room === hot ? styles.hot : styles.key}
          transform={`translate(${x + 40} ${y + 42})`}
        >
          <path d="M0 0v12M0 12a7 7 0 1 0 .1 0M0 26v22m0-6h6m-6-7h6" />
          <path className={styles.fob} d="M-10 52h20v22a10 10 0 0 1-20 0z" />
        </g>
      ))}
    </Drawing>
  );
}
