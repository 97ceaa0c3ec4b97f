/** Pictures of the desk by name: strokes in a square of 20. */
const paths = {
  alert: "M10 3.2 17.6 16.5H2.4ZM10 8v4M10 14.3v.1",
  arrow: "M4 10h12M11.5 5.5 16 10l-4.5 4.5",
  calendar: "M3.5 5.5h13v11h-13ZM3.5 9h13M7 3.5v3.5M13 3.5v3.5",
  check: "M4 10.5 8.2 14.7 16.5 6",
  down: "M5 7.5l5 5 5-5",
  clock: "M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM10 6v4.2l2.8 1.8",
  x: "M5 5l10 10M15 5 5 15",
  left: "M12.5 4.5 7 10l5.5 5.5",
  right: "M7.5 4.5 13 10l-5.5 5.5",
  lock: "M5 9h10v8H5ZM7 9V6.5a3 3 0 0 1 6 0V9",
  print: "M6 7V3.5h8V7M6 14H3.5V7h13v7H14M6 11.5h8v5H6Z",
  plus: "M10 4v12M4 10h12",
  mail: "M2.8 5h14.4v10.5H2.8ZM3 5.5l7 5.5 7-5.5",
  pen: "M3.5 16.5l1-4L13.8 3.2l3 3L7.5 15.5ZM11.8 5.2l3 3",
  phone:
    "M6.6 3.2 4.4 3.6c-1 .2-1.4 1-1.2 2C4.3 11.4 8.6 15.7 14.4 16.8c1 .2 1.8-.2 2-1.2l.4-2.2-3.4-1.9-1.7 1.6C9.8 12.3 7.7 10.2 6.9 8.3L8.5 6.6Z",
  search: "M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13.2 13.2 17 17",
  shield: "M10 2.8 16 5v5c0 3.6-2.4 6-6 7.4C6.4 16 4 13.6 4 10V5ZM7.3 10l2 2 3.6-4",
  sync: "M16.5 8A6.8 6.8 0 0 0 4.2 6.5M3.5 3v4h4M3.5 12a6.8 6.8 0 0 0 12.3 1.5M16.5 17v-4h-4",
  chat: "M3 4.5h14v9.5H9.5L6 17v-3H3ZM6.5 8h7M6.5 10.8h4.5",
  tray: "M3 11.5 5 4h10l2 7.5V16H3ZM3 11.5h4.2a2.8 2.8 0 0 0 5.6 0H17",
  post: "M5 2.8h6.8L15.5 6.5v10.7H5ZM11.5 3v3.8h3.8M7.5 10h5.5M7.5 13h5.5",
  pulse: "M2.5 10.5h3.7l2-5.5 3.6 10 2-4.5h3.7",
  chart: "M3.5 3.5v13h13M6.5 12.5l3-4 2.8 2.5L16.5 6",
  plug: "M7 2.8v4M13 2.8v4M5 6.8h10v3a5 5 0 0 1-10 0ZM10 14.8v2.7",
  copy: "M7 7h9.5v9.5H7ZM4 13H3.5V3.5H13V4",
  more: "M4.5 10h.1M10 10h.1M15.5 10h.1",
  trash: "M3.5 5.5h13M8 5.5v-2h4v2M5.2 5.5l.8 11.5h8l.8-11.5M8.5 8.5v5.5M11.5 8.5v5.5",
  download: "M10 3.5v9M6 9l4 4 4-4M3.5 16.5h13",
  ban: "M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM5 5l10 10",
  user: "M10 9.8a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3.8 17c.4-3.3 2.7-5 6.2-5s5.8 1.7 6.2 5",
  out: "M8 3.5H3.5v13H8M8 10h9M13.5 6.5 17 10l-3.5 3.5",
  eye: "M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10ZM10 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z",
} as const;

export type DeskIconName = keyof typeof paths;

/** A picture next to words, so a screen reader skips it. `small`: within a line. */
export function DeskIcon({ name, small = false }: { name: DeskIconName; small?: boolean }) {
  return (
    <svg className={small ? "i s" : "i"} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
