import { catalogue } from "#content/integrations.ts";
import { PageHead } from "../layout/page-head.tsx";
import { changesLink, pageMeta } from "../page-meta.ts";
import { Catalogue } from "../sections/integrations/catalogue.tsx";
import { UserCards } from "../sections/integrations/user-cards.tsx";

export const meta = () => [...pageMeta("integrations"), ...changesLink];

export default function Integrations() {
  return (
    <>
      <PageHead page="integrations" title={catalogue.title} text={catalogue.text} />
      <Catalogue />
      <UserCards />
    </>
  );
}
