import { useContext } from "react";
import type { Conversation } from "#content/industries/industry-sections.ts";
import { ViewsContext } from "./views.tsx";

/** The conversation of the hero. */
export function TalkLines({ talk }: { talk: Conversation }) {
  const View = useContext(ViewsContext).talk;
  return View && <View talk={talk} />;
}
