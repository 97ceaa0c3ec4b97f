import { useContext } from "react";
import type { Conversation } from "#content/industries/section-types.ts";
import { HearButton } from "../../player/hear-button.tsx";
import { ViewsContext } from "./views.tsx";

/** The conversation of the hero, to read and to hear. */
export function TalkLines({ talk }: { talk: Conversation }) {
  const View = useContext(ViewsContext).talk;
  return (
    View && (
      <div data-call="">
        <View talk={talk} />
        <HearButton what={talk.medium} />
      </div>
    )
  );
}
