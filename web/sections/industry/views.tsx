import { type ComponentType, createContext, type ReactNode } from "react";
import type { Conversation } from "#content/industries/section-types.ts";
import type { DrawingName, Sheet, SheetPart } from "#content/industries/sheet.ts";

export type PartKind = SheetPart["kind"];
export type SheetLook = Sheet["look"];

export interface PartProps<K extends PartKind = PartKind> {
  part: Extract<SheetPart, { kind: K }>;
  /** The conversation of the hero, for the part that shows it. */
  talk?: Conversation | undefined;
}

export interface LookProps {
  sheet: Sheet;
  children: ReactNode;
}

/** Components of one page's sheets; others of the kind are not loaded with it. */
export interface Views {
  parts: Partial<Record<PartKind, ComponentType<PartProps>>>;
  looks: Partial<Record<SheetLook, ComponentType<LookProps>>>;
  drawings: Partial<Record<DrawingName, ComponentType<{ label: string | undefined }>>>;
  /** The conversation of the hero, as a call or as text messages. */
  talk: ComponentType<{ talk: Conversation }> | undefined;
}

export const ViewsContext = createContext<Views>({
  parts: {},
  looks: {},
  drawings: {},
  talk: undefined,
});
