declare module "fontverter" {
  /** A font in another container. */
  export function convert(font: Buffer, to: "sfnt" | "woff2"): Promise<Buffer<ArrayBuffer>>;
}
