/**
 * For browsers without invoker commands: opens and closes dialogs for the buttons that name them.
 * Clicks from before React is ready are held for this (web/hydration/hydrate-on-interaction.ts).
 */
export function polyfillInvokerCommands(): void {
  if ("command" in HTMLButtonElement.prototype) return;
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("button[commandfor]");
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
