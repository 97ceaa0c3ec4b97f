import { industryNames } from "./industries/names.ts";
import { industryTitles, type PagedIndustry } from "./industries/titles.ts";
import { site } from "./site.ts";

/** One screen of the site. */
export interface Page {
  /** Route path; `:id` stands for a parameter. */
  path: string;
  /** Document title, complete with the brand. */
  title: string;
  /** Name of the page in menus and the breadcrumb. */
  label: string;
  /** The page one step up in the breadcrumb, when that is not Home. */
  parent?: PageId;
  /** Kept out of search results and the sitemap. */
  noindex?: true;
  /** False for pages that are made on request: they show what the database or a form holds. */
  prerender?: false;
}

const brand = (title: string) => `${title} · ${site.name}`;

const table = {
  home: {
    path: "/",
    label: "Home",
    title: brand(site.tagline),
  },
  about: {
    path: "/about",
    label: "About",
    title: brand("About us"),
  },
  services: {
    path: "/services",
    label: "Services",
    title: brand("Services: twelve jobs on one line"),
  },
  industries: {
    path: "/industries",
    label: "Industries",
    title: brand("Industries we answer for"),
  },
  integrations: {
    path: "/integrations",
    label: "Integrations",
    title: brand("Integrations catalog"),
  },
  integration: {
    path: "/integrations/:slug",
    label: "Integration",
    parent: "integrations",
    title: brand("Integration"),
  },
  pricing: {
    path: "/pricing",
    label: "Pricing",
    title: brand("Pricing"),
  },
  blogs: {
    path: "/blogs",
    label: "Blogs",
    title: brand("Blogs"),
    prerender: false,
  },
  blogPost: {
    path: "/blogs/:id",
    label: "Article",
    parent: "blogs",
    title: brand("Article"),
    prerender: false,
  },
  contact: {
    path: "/contact",
    label: "Contact",
    title: brand("Contact"),
  },
  booking: {
    path: "/booking",
    label: "Book",
    parent: "contact",
    title: brand("Book a call"),
    noindex: true,
    prerender: false,
  },
  terms: {
    path: "/terms-and-conditions",
    label: "Terms and Conditions",
    title: brand("Terms and Conditions"),
  },
  privacy: {
    path: "/privacy-policy",
    label: "Privacy Policy",
    title: brand("Privacy Policy"),
  },
  security: {
    path: "/security",
    label: "Security",
    title: brand("Security: what is kept, and how"),
  },
  accessibility: {
    path: "/accessibility",
    label: "Accessibility",
    title: brand("Accessibility statement"),
  },
  mycase: {
    path: "/mycase",
    label: "MyCase",
    parent: "integrations",
    title: brand("AI front office for MyCase law firms"),
  },
  lawmatics: {
    path: "/lawmatics",
    label: "Lawmatics",
    parent: "integrations",
    title: brand("AI intake for Lawmatics law firms"),
  },
  test: {
    path: "/test",
    label: "Test",
    title: brand("Test"),
    noindex: true,
  },
  sent: {
    path: "/sent",
    label: "Message sent",
    title: brand("Message sent"),
    noindex: true,
    prerender: false,
  },
} as const satisfies Record<string, Omit<Page, "parent"> & { parent?: string }>;

const industryPage = ([slug, title]: [PagedIndustry, string]): [PagedIndustry, Page] => [
  slug,
  {
    path: `${table.industries.path}/${slug}`,
    label: industryNames[slug],
    parent: "industries",
    title: brand(title),
  },
];

/** The pages of the industries that have one, by slug. */
const industryTable = Object.fromEntries(
  (Object.entries(industryTitles) as [PagedIndustry, string][]).map(industryPage),
) as Record<PagedIndustry, Page>;

export type PageId = keyof typeof table | PagedIndustry;

/** One table of pages: feeds the router, menus, breadcrumb, sitemap, prerender list and tests. */
export const pages: Record<PageId, Page> = { ...table, ...industryTable };

/** The path of a page, with its parameters filled in: `pathOf("blogPost", { id: "a-post" })`. */
export function pathOf(id: PageId, params: Record<string, string> = {}): string {
  return pages[id].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path of "${id}" needs "${name}"`);
    return encodeURIComponent(value);
  });
}

/** Id of the calendar on the contact page. */
export const bookingId = "book";

/** The contact page with the calendar in view: where "Book a Demo" and its kin lead. */
export const bookingPath = `${pages.contact.path}#${bookingId}`;

/** A page's title without the brand: what stands on its picture and its card. */
export const headline = ({ title }: Pick<Page, "title">) => title.replace(brand(""), "");

/** Path of an industry's page. */
export const industryPath = (slug: string) => `${pages.industries.path}/${slug}`;

/** The links above an inner page's heading: Home, then the parent when there is one. */
export function breadcrumb(id: PageId): { label: string; path: string }[] {
  const { parent } = pages[id];
  const trail = parent ? [pages.home, pages[parent]] : [pages.home];
  return trail.map(({ label, path }) => ({ label, path }));
}
