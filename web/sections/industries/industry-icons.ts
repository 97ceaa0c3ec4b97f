import type { IndustrySlug } from "#content/industries/names.ts";

/** A line drawing for each trade, on a field of 24 by 24. */
export const industryIcons: Record<IndustrySlug, string> = {
  attorneys: "M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
  "b2b-services": "M5 3h10l4 4v14H5zM15 3v4h4M8 11h8M8 15h5",
  "insurance-agents": "M12 4V3M3 13a9 9 0 0 1 18 0zM12 13v6a2 2 0 0 1-4 0",
  "real-estate-agents": "M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6",
  doctors: "M6 3v6a4 4 0 0 0 8 0V3M10 13v3a4 4 0 0 0 8 0v-2M18 10a2 2 0 1 0 .1 0",
  dentists:
    "M8 4c-3 0-4 2-4 5 0 4 2 5 2 9 0 3 3 3 3 0s.5-4 3-4 3 1 3 4 3 3 3 0c0-4 2-5 2-9 0-3-1-5-4-5-2 0-2 1-4 1S10 4 8 4z",
  "med-spas": "M14 4l6 6M17 7l-9 9H5v-3l9-9M9 12l2 2M12 9l2 2M5 16l-3 4",
  spas: "M12 20c-5 0-9-3-9-7 4 0 7 2 9 7 2-5 5-7 9-7 0 4-4 7-9 7zM12 17c-3-4-3-8 0-12 3 4 3 8 0 12",
  salons: "M6 3a3 3 0 1 0 .1 0M6 15a3 3 0 1 0 .1 0M8.5 8L20 18M8.5 16L20 6",
  "fitness-centers": "M3 9v6M6 7v10M18 7v10M21 9v6M6 12h12",
  hvac: "M12 4a2 2 0 0 1 2 2v8a4 4 0 1 1-4 0V6a2 2 0 0 1 2-2zM12 10v7M17 6h3M17 10h3",
  plumbers: "M3 11h10a5 5 0 0 1 5 5v1h-5v-1H3zM9 11V6M6 6h6M15.5 20v2",
  electricians: "M13 3L6 13h5l-1 8 8-11h-5z",
  contractors: "M13 4c3-1 6 1 7 4l-3 1-2-2-9 13-3-2 10-12z",
  painters: "M4 4h13v5H4zM17 6h3v5h-9v4M9.5 15h3v6h-3z",
  "pest-control":
    "M12 4a2 2 0 1 0 .1 0M12 8v4M12 12a3 4 0 1 0 .1 0M10 10L5 8M14 10l5-2M9 15H4M15 15h5M10 19l-4 3M14 19l4 3",
  "moving-companies": "M3 6h11v10H3zM14 10h4l3 3v3h-7M7 16a2 2 0 1 0 .1 0M17 16a2 2 0 1 0 .1 0",
  "car-dealerships": "M7 9a4 4 0 1 0 .1 0M10 11l10-8M16 6l3 3M13.5 8l2 2",
  "auto-body-repair":
    "M3 16v-4l3-1 3-4h6l4 4 2 1v4zM7 14a2 2 0 1 0 .1 0M17 14a2 2 0 1 0 .1 0M9 11h9",
  "retail-stores": "M5 8h14l1 13H4zM9 8V7a3 3 0 0 1 6 0v1",
  restaurants: "M6 3v5a2 2 0 0 0 4 0V3M8 3v18M17 3c-2 2-3 5-3 10h3v8V3",
  hotels: "M3 20h18M4 17h16M5 17a7 7 0 0 1 14 0M12 10V7M10 7h4",
  "funeral-homes": "M12 21V9M12 9c-3-1-4-3-4-6 3 0 4 2 4 6zM12 14c3-1 5-3 5-6-3 0-5 2-5 6z",
};
