import { data } from "react-router";
import { descriptions } from "#content/descriptions.ts";
import {
  findIntegrationPage,
  integrationPageHeads,
} from "#content/integration-pages/find-integration-page.ts";
import { catalog } from "#content/integrations.ts";
import { pages } from "#content/pages.ts";
import { PageHead } from "../layout/page-head.tsx";
import { hiddenMeta, pageMeta } from "../page-meta.ts";
import { IntegrationFacts } from "../sections/integration/integration-facts.tsx";
import { IntegrationHead } from "../sections/integration/integration-head.tsx";
import { Catalog } from "../sections/integrations/catalog.tsx";
import type { Route } from "./+types/integration";

/** The facts stay on the server's side of the build: a page carries its own and no other's. */
export const loader = ({ params: { slug } }: Route.LoaderArgs) => {
  const page = findIntegrationPage(slug);
  const head = integrationPageHeads.find((one) => one.slug === slug);
  return page && head ? { page, head } : data(null, { status: 404 });
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta("integration", [], {
        ...loaderData.head,
        picture: `integration-${loaderData.head.slug}`,
      })
    : hiddenMeta({ title: pages.integrations.title, description: descriptions.integrations });

/** The page of one integration from the catalog; the catalog at an unknown address. */
export default function Integration({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <>
        <PageHead page="integrations" {...catalog.unknown} />
        <Catalog />
      </>
    );
  }
  const { page } = loaderData;
  return (
    <>
      <IntegrationHead page={page} />
      <IntegrationFacts page={page} />
    </>
  );
}
