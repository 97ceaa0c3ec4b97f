import type { DeskLead } from "#contract/desk-lead.ts";

/** What a form's sender saw: who comes second must not overwrite, and an undo leads back to it. */
export function SeenState({ lead: { version, folder, owner } }: { lead: DeskLead }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="folder" value={folder} />
      <input type="hidden" name="owner" value={owner} />
    </>
  );
}
