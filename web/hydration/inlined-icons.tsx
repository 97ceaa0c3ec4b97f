/** Where entry.server puts the icons of the page that it renders. */
export const inlinedIconsMark = "farline:icons";

/**
 * The icons of the first page (hydration/inline-icons.server.ts). React keeps what is in the document and never
 * writes it again; what it draws later refers to the file.
 */
export function InlinedIcons() {
  return (
    <div
      id="icons"
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: inlinedIconsMark }}
    />
  );
}
