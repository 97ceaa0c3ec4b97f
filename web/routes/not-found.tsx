import { data } from "react-router";
import { descriptions } from "#content/descriptions.ts";
import { pages } from "#content/pages.ts";
import { hiddenMeta } from "../page-meta.ts";
import Home from "./home.tsx";

/** Unknown paths show Home, with a 404 for search engines. */
export const meta = () => hiddenMeta({ title: pages.home.title, description: descriptions.home });

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default Home;
