import type { IconName } from "./icons.ts";
import type { IndustryCategory } from "./industries/directory.ts";
import { type IndustrySlug, industryNames } from "./industries/names.ts";
import { industryPath, type PageId, pages } from "./pages.ts";
import { site } from "./site.ts";

/** A link inside a dropdown. */
export interface DropdownItem {
  name: string;
  path: string;
  icon: IconName;
}

export interface DropdownGroup {
  category?: string;
  items: DropdownItem[];
}

/** An entry of the main navigation. */
export interface NavigationItem {
  name: string;
  path: string;
  hasDropdown: boolean;
  /** One list without group titles. */
  isSimpleDropdown: boolean;
  dropdownItems: DropdownGroup[];
  /** The link under all groups. */
  viewAll?: { name: string; path: string };
}

const plain = (id: PageId): NavigationItem => ({
  name: pages[id].label,
  path: pages[id].path,
  hasDropdown: false,
  isSimpleDropdown: false,
  dropdownItems: [],
});

const group = (
  category: IndustryCategory,
  icons: Partial<Record<IndustrySlug, IconName>>,
): DropdownGroup => ({
  category,
  items: (Object.entries(icons) as [IndustrySlug, IconName][]).map(([slug, icon]) => ({
    name: industryNames[slug],
    path: industryPath(slug),
    icon,
  })),
});

export const navigation: readonly NavigationItem[] = [
  plain("home"),
  plain("about"),
  plain("services"),
  {
    ...plain("industries"),
    hasDropdown: true,
    dropdownItems: [
      group("Professional Services", {
        attorneys: "scale",
        "b2b-services": "building",
        "insurance-agents": "shield",
        "real-estate-agents": "house",
      }),
      group("Healthcare & Wellness", { doctors: "stethoscope", dentists: "tooth" }),
    ],
    viewAll: { name: "View all industries", path: pages.industries.path },
  },
  {
    ...plain("integrations"),
    hasDropdown: true,
    isSimpleDropdown: true,
    dropdownItems: [
      {
        items: [
          { icon: "briefcase", name: pages.mycase.label, path: pages.mycase.path },
          { icon: "chart", name: pages.lawmatics.label, path: pages.lawmatics.path },
        ],
      },
    ],
    viewAll: { name: "View all integrations", path: pages.integrations.path },
  },
  plain("pricing"),
  plain("blogs"),
  plain("contact"),
];

const link = (id: PageId, path: string = pages[id].path) => ({ name: pages[id].label, path });

/** Footer links. "/Services" is capitalised as specified; the router takes both. */
export const footer = {
  columns: [
    [link("home"), link("about"), link("services", "/Services")],
    [link("pricing"), link("contact")],
  ],
  legal: [link("terms"), link("privacy"), link("security"), link("accessibility")],
  /** The year is the current one, so the words around it are all there is to say. */
  copyright: (year: number) => `© ${year} ${site.name}`,
} as const;

/** Words of the header that are not page names. */
export const headerWords = {
  login: "Login",
  register: "Register",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  menuTitle: "Menu",
  mainNavigation: "Main",
  skip: "Skip to the main content",
  home: `${site.name}, home`,
  talk: "Talk to the AI",
  loading: "The page is on its way",
} as const;
