/// <reference types="vite/client" />

declare module "*?script" {
  /** The bundled, minified module as the text of a classic script. */
  const source: string;
  export default source;
}
