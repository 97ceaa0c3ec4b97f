/** Left side of a sedan. */
const side = {
  shapes:
    '<path d="M14 92C12 80 15 71 26 67C52 60 82 58 108 53C130 34 154 22 192 21C238 20 268 25 294 49C322 50 354 53 374 59C386 63 389 75 388 90L385 96L341 97A35 35 0 0 0 273 97L135 98A35 35 0 0 0 67 97L24 97C18 97 15 95 14 92Z"/><circle cx="101" cy="98" r="27"/><circle cx="307" cy="98" r="27"/>',
  lines:
    '<path d="M121 53C138 40 156 31 184 30V54ZM192 30C228 29 252 33 276 51L192 54ZM188 56V95M130 56C127 70 128 84 134 96M266 53C268 66 268 76 262 92M198 64h14M18 74l24-8 4 8-26 6ZM376 62l-14 3 2 12 23 1M16 86h48"/><circle cx="101" cy="98" r="14"/><circle cx="307" cy="98" r="14"/>',
};

const top = {
  shapes:
    '<path d="M22 46C8 62 8 98 22 114C50 132 120 134 190 134C270 134 340 132 372 118C388 104 388 56 372 42C340 28 270 26 190 26C120 26 50 28 22 46Z"/>',
  lines:
    '<path d="M106 34C90 58 90 102 106 126M112 38L158 48C150 68 150 92 158 112L112 122C98 98 98 62 112 38ZM292 50L330 40C344 64 344 96 330 120L292 110C298 90 298 70 292 50ZM158 48C200 44 250 44 292 50M158 112C200 116 250 116 292 110M120 26l-8-10 22-2 6 12M120 134l-8 10 22 2 6-12M210 27V46M210 133V114"/>',
};

/** Front or rear; `detail` distinguishes them. */
const end = (detail: string) => ({
  shapes:
    '<path d="M20 118C10 116 8 104 10 88C11 74 16 66 24 60L42 30C46 22 54 19 64 18H116C126 19 134 22 138 30L156 60C164 66 169 74 170 88C172 104 170 116 160 118ZM18 118v14h24v-14M138 118v14h24v-14"/>',
  lines: `<path d="M32 56L48 31C51 27 56 26 64 25H116C124 26 129 27 132 31L148 56ZM26 62H154${detail}M10 108h160"/>`,
});

/** The views and their positions, on a sheet of 1080 by 350. */
const views = [
  { ...side, place: "translate(10 10)" },
  { ...side, place: "translate(410 190)scale(-1 1)" },
  { ...top, place: "translate(430 90)" },
  {
    ...end("M18 78l34 6v12H14M162 78l-34 6v12h38M62 88h56M64 96h52M66 104h48"),
    place: "translate(870 10)",
  },
  {
    ...end("M20 74h34v12H14M160 74h-34v12h40M70 84h40v16H70Z"),
    place: "translate(870 186)",
  },
];

/** Four views of a sedan: the outlines, and the lines on them. */
export function car(): string[] {
  const draw = (part: "shapes" | "lines") =>
    views.map((view) => `<g transform="${view.place}">${view[part]}</g>`).join("");
  return [`<g id="car">${draw("shapes")}</g>`, `<g id="car-lines">${draw("lines")}</g>`];
}
