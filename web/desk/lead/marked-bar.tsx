import { leadWords } from "#content/desk/lead-words.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";

const words = leadWords.marked;

/** Why a lead was marked by the machine; the acts above decide. */
export function MarkedBar({ lead: { standing, reason } }: { lead: DeskLead }) {
  if (standing !== "suspect") return null;
  return (
    <div className="say gap">
      <DeskIcon name="shield" />
      <div>
        <b className="b">{words.suspect(reason)}</b> {words.suspectText}
      </div>
    </div>
  );
}
