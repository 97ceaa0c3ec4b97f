import { type ActRequest, folders, type LeadBefore, leadStandings } from "#contract/desk-tray.ts";

/** The state from before an act, as the button that takes it back sends it; undefined if malformed. */
export function readBefore(field: (name: keyof LeadBefore) => string): LeadBefore | undefined {
  const folder = folders.find((name) => name === field("folder"));
  const standing = leadStandings.find((name) => name === field("standing"));
  const answeredAt = field("answeredAt");
  if (!folder || !standing || !/^\d{1,15}$/.test(answeredAt)) return undefined;
  return { folder, standing, owner: field("owner"), answeredAt: Number(answeredAt) };
}

/** All that takes an act on one of several leads back, as the text of one field. */
export const writeUndo = (
  id: string,
  { version, before }: { version: number; before: LeadBefore },
): string => new URLSearchParams(Object.entries({ ...before, id, version }).map(text)).toString();

const text = ([name, value]: [string, string | number]) => [name, String(value)];

/** Undefined for any text that no button has. */
export function readUndo(written: string): ActRequest | undefined {
  const fields = new URLSearchParams(written);
  const field = (name: string) => fields.get(name) ?? "";
  const before = readBefore(field);
  return before && { id: field("id"), version: Number(field("version")), act: "undo", before };
}
