import { useEffect, useReducer, useRef, useState } from "react";
import { catalog, type IntegrationFilter, integrations } from "#content/integrations.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./catalog.module.css";
import { CatalogControls } from "./catalog-controls.tsx";
import { DebouncedStatus } from "./debounced-status.tsx";
import { EmptyCatalog } from "./empty-catalog.tsx";
import { catalogReducer, findIntegrations, initialCatalog } from "./find-integrations.ts";
import { IntegrationCard } from "./integration-card.tsx";

/**
 * The catalog: search, filter, 20 entries and 20 more. The prerendered
 * page holds all entries, so that without scripting none is out of reach (catalog.module.css).
 */
export function Catalog() {
  const [state, dispatch] = useReducer(catalogReducer, initialCatalog);
  const [hydrated, setHydrated] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  /** Index of the entry that the last "more" brought first. */
  const fresh = useRef<number>(undefined);

  // Text typed before React started, or restored by the browser on the way back.
  useEffect(() => {
    setHydrated(true);
    if (input.current?.value) dispatch({ type: "search", text: input.current.value });
    if (select.current && select.current.selectedIndex > 0) {
      dispatch({ type: "filter", filter: select.current.value as IntegrationFilter });
    }
  }, []);

  useEffect(() => {
    if (fresh.current === undefined) return;
    const card = list.current?.children[fresh.current];
    fresh.current = undefined;
    if (card instanceof HTMLElement) card.focus({ preventScroll: true });
  });

  const found = findIntegrations(integrations, state);
  const count = catalog.counted(found.length);

  const clear = () => {
    if (input.current) {
      input.current.value = "";
      input.current.focus();
    }
    dispatch({ type: "search", text: "" });
  };

  const more = () => {
    fresh.current = state.visible;
    dispatch({ type: "more" });
  };

  return (
    <Section className={styles.section}>
      <CatalogControls
        input={input}
        select={select}
        text={state.text}
        onText={(text) => dispatch({ type: "search", text })}
        onFilter={(filter) => dispatch({ type: "filter", filter })}
        onClear={clear}
      />
      <h2 className={styles.count}>{count}</h2>
      <DebouncedStatus text={found.length ? count : `${count}. ${catalog.empty.title}`} />
      {found.length === 0 && <EmptyCatalog term={state.text.trim()} onClear={clear} />}
      <ul className={styles.cards} ref={list} hidden={found.length === 0}>
        {(hydrated ? found.slice(0, state.visible) : found).map((entry, index) => (
          <IntegrationCard
            key={entry.id}
            entry={entry}
            className={index < state.visible ? undefined : styles.beyond}
          />
        ))}
      </ul>
      {found.length > state.visible && (
        <p className={styles.more}>
          <Button kind="line" data-react onClick={more}>
            {catalog.more}
          </Button>
        </p>
      )}
    </Section>
  );
}
