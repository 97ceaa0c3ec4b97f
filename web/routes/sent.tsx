import { useLoaderData } from "react-router";
import { pathOf } from "#content/pages.ts";
import { pageMeta } from "../page-meta.ts";
import { Receipt } from "../sections/sent/receipt.tsx";
import type { Route } from "./+types/sent";

export const meta = () => pageMeta("sent");

/** The page of the form, from the browser's Referer. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const from = URL.parse(request.headers.get("Referer") ?? "");
  const ours = from?.host === URL.parse(request.url)?.host;
  // `//host` would lead to another site.
  return { back: ours && from ? from.pathname.replace(/^\/+/, "/") : pathOf("home") };
};
export const clientLoader = () => ({ back: pathOf("home") });

export default function Sent() {
  const { back } = useLoaderData<typeof loader>();
  return <Receipt back={back} />;
}
