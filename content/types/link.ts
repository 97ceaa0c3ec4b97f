/** A button or a link that goes somewhere. */
export interface Link {
  label: string;
  href: string;
}

/** The dialogs that words on a page can open. */
export type DialogId = "booking" | "trial" | "registration" | "video";

/** A button that opens a dialog instead. */
export interface Opener {
  label: string;
  opens: DialogId;
}
