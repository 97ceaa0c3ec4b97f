/** Where entry.server inserts the icons of the page that it renders. */
export const inlinedIconsMark = "farline:icons";

/**
 * The icons of the first page (hydration/inline-icons.server.ts). React keeps the existing markup
 * and never renders it again; icons that it draws later refer to the file.
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
