/** A key that types no character. */
export type Key = "Tab" | "Enter" | "Escape" | "Space" | "ArrowDown" | "Backspace";

export interface Size {
  width: number;
  height: number;
}

/** The browser functions that a journey needs; visitor.ts builds everything else on them. */
export interface Tab {
  /** Resolves when the document has loaded. */
  goto(address: string): Promise<void>;
  /** Runs a function that needs nothing around it in the page. Values travel as JSON. */
  evaluate<Given extends unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  /** Moves the pointer to a place in the window, in CSS pixels. */
  point(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(size: Size): Promise<void>;
  /** A screenshot of the window, as a PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** One running browser. */
export interface Engine {
  /** Opens a tab that shares nothing with the others. `scripts`: whether pages may run any. */
  open(options: Size & { scripts: boolean }): Promise<Tab>;
  close(): Promise<void>;
}
