import { useEffect, useReducer, useRef, useState } from "react";
import { catalogue, type IntegrationFilter, integrations } from "#content/integrations.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./catalogue.module.css";
import { CatalogueControls } from "./catalogue-controls.tsx";
import { DebouncedStatus } from "./debounced-status.tsx";
import { EmptyCatalogue } from "./empty-catalogue.tsx";
import { catalogueReducer, findIntegrations, initialCatalogue } from "./find-integrations.ts";
import { IntegrationCard } from "./integration-card.tsx";

/**
 * The catalogue: search, filter, 20 entries and 20 more. The prerendered
 * page holds all entries, so that without scripting none is out of reach (catalogue.module.css).
 */
export function Catalogue() {
  const [state, dispatch] = useReducer(catalogueReducer, initialCatalogue);
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
  const count = catalogue.counted(found.length);

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
      <CatalogueControls
        input={input}
        select={select}
        text={state.text}
        onText={(text) => dispatch({ type: "search", text })}
        onFilter={(filter) => dispatch({ type: "filter", filter })}
        onClear={clear}
      />
      <h2 className={styles.count}>{count}</h2>
      <DebouncedStatus text={found.length ? count : `${count}. ${catalogue.empty.title}`} />
      {found.length === 0 && <EmptyCatalogue term={state.text.trim()} onClear={clear} />}
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
            {catalogue.more}
          </Button>
        </p>
      )}
    </Section>
  );
}
