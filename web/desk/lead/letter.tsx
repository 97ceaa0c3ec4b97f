import type { DeskLead } from "#contract/desk-lead.ts";

/** The visitor's words on ruled paper, with their line ends. */
export function Letter({ lead: { subject, message } }: { lead: DeskLead }) {
  return (
    <>
      <h2 className="subj">{subject}</h2>
      <div className="letter">
        <p className="said">{message}</p>
      </div>
    </>
  );
}
