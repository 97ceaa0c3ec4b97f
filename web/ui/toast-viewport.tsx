import * as RadixToast from "@radix-ui/react-toast";
import { toastWords } from "#content/forms.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { dismissToast, type ShownToast, toastDurations } from "./toast-store.ts";
import styles from "./toast-viewport.module.css";

/** Pixels to the right after which a swipe dismisses. */
const swipeThreshold = 50;

const icons = { default: "check", attention: "alert", destructive: "alert" } as const;

/** The viewport at the top right. F8 moves the focus there; a swipe to the right dismisses. */
export function ToastViewport({ toast }: { toast: ShownToast | undefined }) {
  return (
    <RadixToast.Provider
      duration={toastDurations.standard}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={toastWords.region}
    >
      {toast && <Card key={toast.id} toast={toast} />}
      <RadixToast.Viewport className={styles.viewport} hotkey={["F8"]} />
    </RadixToast.Provider>
  );
}

function Card({ toast }: { toast: ShownToast }) {
  const look = toast.look ?? "default";
  return (
    <RadixToast.Root
      className={classNames(styles.toast, styles[look])}
      open={toast.open}
      duration={toast.duration}
      type={look === "default" ? "background" : "foreground"}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
    >
      <Icon name={icons[look]} className={styles.icon} />
      <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title>
      {toast.description && (
        <RadixToast.Description className={styles.description}>
          {toast.description}
        </RadixToast.Description>
      )}
      {toast.action && (
        <RadixToast.Action
          className={styles.action}
          altText={toast.action.label}
          onClick={toast.action.run}
        >
          {toast.action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close className={styles.close} aria-label={toastWords.close}>
        <Icon name="close" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
