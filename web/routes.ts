import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { industryTitles, type PagedIndustry } from "#content/industries/titles.ts";
import { type PageId, pages } from "#content/pages.ts";
import { refusalPath } from "#content/refusals.ts";

/** Path of a page's route, without the leading slash that the router adds. */
const at = (id: PageId) => pages[id].path.slice(1);

export default [
  index("routes/home.tsx"),
  route(at("about"), "routes/about.tsx"),
  route(at("services"), "routes/services.tsx"),
  route(at("industries"), "routes/industries.tsx"),
  // The next industry needs no route: it comes with its title in content.
  ...(Object.keys(industryTitles) as PagedIndustry[]).map((slug) =>
    route(at(slug), "routes/industry.tsx", { id: slug }),
  ),
  route(`${at("industries")}/:unknown`, "routes/unknown-industry.tsx"),
  route(at("integrations"), "routes/integrations.tsx"),
  route(at("integration"), "routes/integration.tsx"),
  route(at("pricing"), "routes/pricing.tsx"),
  route(at("blogs"), "routes/blogs.tsx"),
  route(at("blogPost"), "routes/blog-post.tsx"),
  route(at("contact"), "routes/contact.tsx"),
  route(at("booking"), "routes/booking.tsx"),
  route(at("terms"), "routes/terms.tsx"),
  route(at("privacy"), "routes/privacy.tsx"),
  route(at("security"), "routes/security.tsx"),
  route(at("accessibility"), "routes/accessibility.tsx"),
  route(at("mycase"), "routes/mycase.tsx"),
  route(at("lawmatics"), "routes/lawmatics.tsx"),
  route(at("sent"), "routes/sent.tsx"),
  route(at("test"), "routes/test.tsx"),
  route(refusalPath(":reason").slice(1), "routes/refused.tsx"),
  // Any other path shows the home page, with status 404.
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
