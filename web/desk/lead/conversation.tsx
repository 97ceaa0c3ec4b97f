import { leadWords as words } from "#content/desk/lead-words.ts";
import type { DeskLead, TalkLine } from "#contract/desk-lead.ts";

/** The lines of a conversation, with a key of their place: the same words may be said twice. */
const numbered = (lines: TalkLine[]) =>
  lines.map((line, place) => ({ ...line, key: `line-${place}` }));

/** The conversation with the receptionist as bubbles. */
export function Conversation({ lead: { subject, lines } }: { lead: DeskLead }) {
  return (
    <>
      <h2 className="subj">{subject}</h2>
      <h3>{words.conversation}</h3>
      <div className="talked">
        {numbered(lines).map(({ key, who, text }) => (
          <p key={key} className={who === "assistant" ? "bub ai said" : "bub said"}>
            <span className="vh">{words.speakers[who]}</span>
            {text}
          </p>
        ))}
      </div>
    </>
  );
}
