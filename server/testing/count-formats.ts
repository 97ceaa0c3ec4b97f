/** Counts the date formats that are made until it is disposed of. */
export function countFormats(): Disposable & { made: number } {
  const original = Intl.DateTimeFormat;
  const count = {
    made: 0,
    [Symbol.dispose]: () => {
      Intl.DateTimeFormat = original;
    },
  };
  Intl.DateTimeFormat = class extends original {
    constructor(...given: ConstructorParameters<typeof original>) {
      super(...given);
      count.made++;
    }
  } as typeof original;
  return count;
}
