import type { DeskLead } from "#contract/desk-lead.ts";

/**
 * The state that the sender of a form saw: a later sender must not overwrite it, and undo restores
 * it.
 */
export function SeenState({ lead: { version, folder, owner, standing } }: { lead: DeskLead }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="folder" value={folder} />
      <input type="hidden" name="owner" value={owner} />
      <input type="hidden" name="standing" value={standing} />
    </>
  );
}
