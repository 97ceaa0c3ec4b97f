import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { answerCommands } from "./wake/commands.ts";

answerCommands();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
