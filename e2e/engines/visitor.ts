import type { Key, Size, Tab } from "./engine.ts";
import { fontsAreThere, locate, type Place, reads, type Want } from "./in-page.ts";

/** Longest time for anything to happen, in milliseconds: a slow machine is no defect. */
const patience = 45_000;
/** Milliseconds between two looks. */
const glance = 120;

type Where = string | undefined;

/** A visitor who reads, presses and types, in any browser. */
export class Visitor {
  readonly tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  /** Opens a page and waits for its fonts: lines that wrap anew would move what is pressed next. */
  async goto(path: string): Promise<void> {
    await this.tab.goto(this.#origin + path);
    await this.until("the fonts are there", () => this.tab.evaluate(fontsAreThere));
  }

  /**
   * Waits until a look gives something that is true. A page on its way to the next one is waited
   * for.
   */
  async until<Result>(what: string, look: () => Promise<Result>): Promise<NonNullable<Result>> {
    const end = Date.now() + patience;
    let last: unknown;
    while (Date.now() < end) {
      try {
        const found = await look();
        if (found) return found;
      } catch (error) {
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, glance));
    }
    throw new Error(`Waited in vain: ${what}`, { cause: last });
  }

  /** Waits until something stands still where it can be pressed. */
  async find(want: Want): Promise<Place> {
    let before: Place | undefined;
    return this.until(`${want.kind} "${want.name}" can be reached`, async () => {
      const place = await this.tab.evaluate(locate, want);
      const still = place && before && place.x === before.x && place.y === before.y;
      before = place ?? undefined;
      return still ? place : undefined;
    });
  }

  /** Presses a link, a button or a summary. */
  async press(name: string, within?: Where): Promise<void> {
    const { x, y } = await this.find({ kind: "control", name, within });
    await this.tab.click(x, y);
  }

  async point(name: string, within?: Where): Promise<void> {
    const { x, y } = await this.find({ kind: "control", name, within });
    await this.tab.point(x, y);
  }

  /** Writes into an empty field. */
  async fill(name: string, text: string, within?: Where): Promise<void> {
    const want = { kind: "field", name, within } as const;
    const { x, y } = await this.find(want);
    await this.tab.click(x, y);
    await this.until(`field "${name}" has the focus`, async () => (await this.find(want)).focused);
    await this.tab.type(text);
    await this.until(`field "${name}" holds what was typed`, async () => {
      const { value } = await this.find(want);
      return value.replace(/\r/g, "") === text;
    });
  }

  /** Ticks a box or a round button. */
  async check(name: string, within?: Where): Promise<void> {
    const want = { kind: "field", name, within } as const;
    const { x, y } = await this.find(want);
    await this.tab.click(x, y);
    await this.until(`"${name}" is checked`, async () => (await this.find(want)).checked);
  }

  /** Ticks the captcha's box and waits for its proof of work. */
  async passCaptcha(within: string): Promise<void> {
    await this.check("I’m not a robot", within);
    await this.isChecked(within);
  }

  async isChecked(within: string): Promise<void> {
    await this.sees(
      "the captcha is done",
      (within) =>
        Array.from(document.querySelectorAll(`${within} [role=status]`)).some(
          (status) => status.textContent === "Checked",
        ),
      within,
    );
  }

  async reads(text: string): Promise<void> {
    await this.until(`"${text}" can be read`, () => this.tab.evaluate(reads, text));
  }

  /** Waits for an address whose path, query and fragment fit. */
  async isAt(fits: RegExp): Promise<void> {
    const here = () => this.tab.evaluate(() => location.pathname + location.search + location.hash);
    await this.until(`the address fits ${fits}`, async () => fits.test(await here()));
  }

  /** Waits until something that can be asked of the page is true. */
  async sees<Given extends unknown[]>(
    what: string,
    look: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void> {
    await this.until(what, () => this.tab.evaluate(look, ...given));
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  key(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }
}
