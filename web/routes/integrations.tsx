import { catalog } from "#content/integrations.ts";
import { PageHead } from "../layout/page-head.tsx";
import { changesLink, pageMeta } from "../page-meta.ts";
import { Catalog } from "../sections/integrations/catalog.tsx";
import { UserCards } from "../sections/integrations/user-cards.tsx";

export const meta = () => [...pageMeta("integrations"), ...changesLink];

export default function Integrations() {
  return (
    <>
      <PageHead page="integrations" title={catalog.title} text={catalog.text} />
      <Catalog />
      <UserCards />
    </>
  );
}
