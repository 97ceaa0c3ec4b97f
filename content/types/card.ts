import type { IconName } from "../icons.ts";

/** Agent type, automation trigger, core value and their like. */
export interface IconCard {
  icon: IconName;
  title: string;
  description: string;
}

/** Reasons, services and other entries without a picture of their own. */
export interface TextCard {
  title: string;
  description: string;
}

/** "23+ clients around the world". `number` is text, with its sign. */
export interface Statistic {
  number: string;
  label: string;
}

/** A line in the margin: only beside a scene that happens at that hour. */
export interface MarginNote {
  time: string;
  text: string;
}
