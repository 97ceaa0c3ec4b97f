import { data } from "react-router";
import { type RefusalId, refusals } from "#content/refusals.ts";
import { PageHead } from "../layout/page-head.tsx";
import { hiddenMeta } from "../page-meta.ts";
import { Actions } from "../ui/section.tsx";
import { PhoneLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/refused";

const wordsOf = (id: string) => refusals[Object.hasOwn(refusals, id) ? (id as RefusalId) : "busy"];

export const meta = ({ params }: Route.MetaArgs) => {
  const { title, text } = wordsOf(params.reason);
  return hiddenMeta({ title, description: text });
};

export const loader = ({ params }: Route.LoaderArgs) =>
  data(null, { status: wordsOf(params.reason).status });
export const clientLoader = () => null;

/** Rendered by the build; asks the visitor to wait. */
export default function Refused({ params }: Route.ComponentProps) {
  const { title, text } = wordsOf(params.reason);
  return (
    <PageHead page="contact" title={title} text={text}>
      <Actions>
        <PhoneLink />
      </Actions>
    </PageHead>
  );
}
