/**
 * The papers that lie beside the telephones of the trades: what an industry's page is printed on.
 * `surface` of the page, `sheet` of the forms on it, `rule` of their lines, `ink` of what is printed,
 * `second` for the smaller text on the surface, `tint` of speech and marked parts. Every text keeps
 * 4.5 to 1 on its ground.
 */
export interface Paper {
  surface: string;
  sheet: string;
  rule: string;
  ink: string;
  second: string;
  tint: string;
}

const paper = (
  surface: string,
  sheet: string,
  rule: string,
  ink: string,
  second: string,
  tint: string,
): Paper => ({ surface, sheet, rule, ink, second, tint });

export const papers = {
  pad: paper("#ffe38c", "#ffffff", "#c5d8de", "#2c5260", "#575142", "#fff0b8"),
  ledger: paper("#e4ecd6", "#fafbf3", "#b3c8a6", "#2c5738", "#46523a", "#d3e2bd"),
  "ledger-blush": paper("#f8e4db", "#fdf7f3", "#e2bdad", "#7c3527", "#64453a", "#f1cfc1"),
  "ledger-sage": paper("#dfe6dd", "#f8faf6", "#b4c4b3", "#36544a", "#46524a", "#cddace"),
  chart: paper("#d6ebe7", "#ffffff", "#a9d0ca", "#195c58", "#37534f", "#c3e2dc"),
  "chart-sky": paper("#dde8f3", "#ffffff", "#b5cbe1", "#23507c", "#41505f", "#cbdcee"),
  "chart-lilac": paper("#ebe3ee", "#fffdff", "#cdbad4", "#5c3a6b", "#574a5d", "#ddcfe3"),
  carbon: paper("#dfe3f3", "#ffffff", "#b4bde2", "#2b3a86", "#464c6b", "#fff0a3"),
  section: paper("#eff4f1", "#ffffff", "#c0dad8", "#145b66", "#455455", "#d6e9e8"),
  "section-blue": paper("#e6eff6", "#ffffff", "#bcd3e4", "#1e4e79", "#43525f", "#d0e2f0"),
  tag: paper("#f0dcae", "#fbf5e6", "#d6ba7c", "#643a12", "#533f22", "#e4c887"),
  "tag-rust": paper("#f5d9c2", "#fef7f1", "#dfb08a", "#6f3210", "#573d2b", "#f0c9a8"),
  "tag-lime": paper("#e6e8b9", "#fbfbea", "#c2c787", "#4a5216", "#4d5030", "#d5d99b"),
  bond: paper("#f1ece1", "#fffdf8", "#d8cfbd", "#3f3a2f", "#575142", "#e6dfce"),
  "bond-steel": paper("#e2e7ea", "#ffffff", "#b9c4cb", "#32414b", "#485257", "#d2dade"),
  folio: paper("#f3efe3", "#fffdf6", "#d8cdb2", "#6b4d12", "#575142", "#efe2bf"),
  quiet: paper("#ebe8e2", "#f9f8f5", "#cfcac0", "#403c35", "#55504a", "#ddd8cf"),
} as const satisfies Record<string, Paper>;

export type PaperName = keyof typeof papers;
