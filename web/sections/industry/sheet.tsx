import { useContext } from "react";
import type { Conversation } from "#content/industries/section-types.ts";
import type { DrawingName, SheetPart, Sheet as SheetWords } from "#content/industries/sheet.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./sheet.module.css";
import { ViewsContext } from "./views.tsx";

interface SheetProps {
  sheet: SheetWords;
  talk?: Conversation | undefined;
}

/** A printed sheet with what is written on it. */
export function Sheet({ sheet, talk }: SheetProps) {
  const Look = useContext(ViewsContext).looks[sheet.look];
  const parts = <Parts parts={sheet.parts} talk={talk} />;
  return Look ? <Look sheet={sheet}>{parts}</Look> : <Paper sheet={sheet}>{parts}</Paper>;
}

/** The bare sheet: its title, and what stands below. */
export function Paper({
  sheet: { title, note },
  className,
  children,
}: {
  sheet: SheetWords;
  className?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div className={classNames(styles.sheet, className)}>
      {title && (
        <p className={styles.title}>
          <b>{title}</b>
          {note && <span>{note}</span>}
        </p>
      )}
      {children}
    </div>
  );
}

/** Parts of a sheet, from top to bottom. */
export function Parts({
  parts,
  talk,
}: {
  parts: readonly SheetPart[];
  talk?: Conversation | undefined;
}) {
  const { parts: views } = useContext(ViewsContext);
  return parts.map((part, index) => {
    const View = views[part.kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sheet never change places
    return View && <View key={index} part={part} talk={talk} />;
  });
}

/** A drawing in the printing ink of the page. Without a label it is decoration. */
export function Drawing({ name, label }: { name: DrawingName; label?: string }) {
  const View = useContext(ViewsContext).drawings[name];
  return View && <View label={label} />;
}
