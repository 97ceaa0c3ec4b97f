import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { polyfillInvokerCommands } from "./ui/invoker-commands.ts";

polyfillInvokerCommands();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
