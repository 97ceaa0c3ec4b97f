/** The names of the months, January first, in small letters without accents. */
export const englishMonths: readonly string[] =
  "january february march april may june july august september october november december".split(
    " ",
  );
export const spanishMonths: readonly string[] =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  );

/** A pattern for any of them, short English ones included. */
export const anyMonth = `(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|${spanishMonths.join("|")}`;
