declare module "fontverter" {
  /** Converts a font to another container format. */
  export function convert(font: Buffer, to: "sfnt" | "woff2"): Promise<Buffer<ArrayBuffer>>;
}
