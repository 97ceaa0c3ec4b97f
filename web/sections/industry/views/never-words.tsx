import { emergencySentences } from "#content/front-desks/emergency-sentences.ts";
import type { Emergency } from "#content/industries/industry-page.ts";
import type { SectionProps } from "../load-section.ts";
import { numberWhole } from "../number-whole.tsx";

interface NeverLimitsProps {
  limits: SectionProps<"never">["section"]["limits"];
  className?: string | undefined;
}

/** What the agent never does, each with its reason. */
export function NeverLimits({ limits, className }: NeverLimitsProps) {
  return (
    <ul className={className}>
      {limits.map(({ never, because }) => (
        <li key={never}>
          <b>{never}</b>
          {because}
        </li>
      ))}
    </ul>
  );
}

interface NeverEmergencyProps {
  emergency: Emergency | undefined;
  className: string | undefined;
}

/** The emergency in the caller's words, and what happens then; nothing where a trade has none. */
export function NeverEmergency({ emergency, className }: NeverEmergencyProps) {
  return (
    emergency && (
      <div className={className}>
        <h3>{emergency.title}</h3>
        <blockquote>{emergency.quote}</blockquote>
        <ol>
          {emergencySteps(emergency).map((step) => (
            <li key={step}>{numberWhole(step)}</li>
          ))}
        </ol>
        {emergency.note && <p>{numberWhole(emergency.note)}</p>}
      </div>
    )
  );
}

/** What the front desk says first, in quotation marks, and what happens then. */
function emergencySteps({ says, steps }: Emergency): readonly string[] {
  return says ? [`“${emergencySentences[says].en}”`, ...steps] : steps;
}
