import { about } from "#content/about.ts";
import { pageMeta } from "../page-meta.ts";
import { Letter } from "../sections/about/letter.tsx";
import { Reasons } from "../sections/about/reasons.tsx";
import { Statistics } from "../sections/about/statistics.tsx";
import { Values } from "../sections/about/values.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Horizon } from "../ui/horizon.tsx";

export const meta = () => pageMeta("about");

export default function About() {
  const { title, text, action } = about.closing;
  return (
    <>
      <Letter title={about.title} story={about.story} farewell={about.farewell} />
      <Statistics {...about.statistics} />
      <Values {...about.values} />
      <Reasons {...about.reasons} />
      <Horizon title={title} text={text}>
        <ButtonLink to={action.href} arrow prefetch="intent">
          {action.label}
        </ButtonLink>
      </Horizon>
    </>
  );
}
