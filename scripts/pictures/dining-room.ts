/** A table: left, top, width, height, number. Square ones up to 60 are round. */
type Table = [x: number, y: number, width: number, height: number, number: number];

const tables: Table[] = [
  [40, 180, 48, 48, 2],
  [120, 180, 48, 48, 4],
  [40, 270, 48, 48, 6],
  [120, 270, 48, 48, 8],
  [40, 350, 48, 40, 9],
  [220, 180, 84, 48, 12],
  [220, 290, 84, 48, 14],
  [350, 40, 48, 48, 16],
  [430, 40, 48, 48, 17],
  [510, 40, 48, 48, 18],
  [400, 210, 78, 64, 20],
  [478, 210, 78, 64, 21],
  [556, 210, 78, 64, 22],
];
/** Tables from this number on are pushed together. */
const joined = 20;

/** The tables of a restaurant, those that are joined, the seats at the bar, and all numbers. */
export function diningRoom(): string[] {
  const seats = [1, 2, 3, 4, 5].map((number) => ({ x: 10 + number * 36, y: 118, number }));
  const middles = tables.map(([x, y, width, height, number]) => ({
    x: x + width / 2,
    y: y + height / 2,
    number,
  }));
  const stools = seats.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="11"/>`);
  const numbers = [...seats, ...middles].map(
    ({ x, y, number }) => `<text x="${x}" y="${y + 5}">${number}</text>`,
  );
  const of = (wanted: (number: number) => boolean) =>
    tables.filter(([, , , , number]) => wanted(number)).map(table);
  return [
    `<g id="tables">${[...stools, ...of((number) => number < joined)].join("")}</g>`,
    `<g id="joined-tables">${of((number) => number >= joined).join("")}</g>`,
    `<g id="table-numbers" text-anchor="middle">${numbers.join("")}</g>`,
  ];
}

function table([x, y, width, height]: Table): string {
  const round = width === height && width < 60 ? width / 2 : 4;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;
}
