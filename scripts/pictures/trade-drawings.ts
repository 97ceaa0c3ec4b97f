import { car } from "./car.ts";
import { diningRoom } from "./dining-room.ts";
import { teeth } from "./teeth.ts";

/**
 * Drawings of trades that would otherwise make up a fifth of their pages. They set neither color
 * nor font: both come from the page that shows them.
 */
export const tradeDrawings = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${[...car(), ...diningRoom(), ...teeth()].join("\n")}\n</svg>`;
