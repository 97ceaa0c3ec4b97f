import fonts from "../styles/late.css?url";

/**
 * The sheet that names the font files. It is fetched for print, so that it holds nothing up, and
 * wake.ts puts it on with the first paint: the text stands in a fallback of the same measures
 * by then, and the files take no part of the line from what is needed for it (decision 007).
 */
export function Fonts() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={fonts} />;
  return (
    <>
      <link id="fonts" rel="stylesheet" href={fonts} media="print" suppressHydrationWarning />
      <noscript dangerouslySetInnerHTML={{ __html: `<link rel="stylesheet" href="${fonts}">` }} />
    </>
  );
}
