import { data } from "react-router";
import {
  findIntegrationPage,
  integrationPageHeads,
} from "#content/integration-pages/find-integration-page.ts";
import { pageMeta } from "../page-meta.ts";
import { IntegrationFacts } from "../sections/integration/integration-facts.tsx";
import { IntegrationHead } from "../sections/integration/integration-head.tsx";
import type { Route } from "./+types/integration";

/** The facts stay on the server's side of the build: a page carries its own and no other's. */
export const loader = ({ params: { slug } }: Route.LoaderArgs) => {
  const page = findIntegrationPage(slug);
  const head = integrationPageHeads.find((one) => one.slug === slug);
  if (!page || !head) throw data(null, { status: 404 });
  return { page, head };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta("integration", [], {
        ...loaderData.head,
        picture: `integration-${loaderData.head.slug}`,
      })
    : [];

/** The page of one integration from the catalogue. */
export default function Integration({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <IntegrationHead page={page} />
      <IntegrationFacts page={page} />
    </>
  );
}
