import type { RefObject } from "react";
import { catalog, type IntegrationFilter, integrationFilters } from "#content/integrations.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./catalog-controls.module.css";

interface CatalogControlsProps {
  input: RefObject<HTMLInputElement | null>;
  select: RefObject<HTMLSelectElement | null>;
  /** Text of the search box, as far as React knows it. */
  text: string;
  onText: (text: string) => void;
  onFilter: (filter: IntegrationFilter) => void;
  onClear: () => void;
}

/** Search box and dropdown. Both keep their own value, so that hydration never takes a letter away. */
export function CatalogControls({
  input,
  select,
  text,
  onText,
  onFilter,
  onClear,
}: CatalogControlsProps) {
  const { label, placeholder, clear } = catalog.search;
  return (
    <search className={styles.controls}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          onInput={(event) => onText(event.currentTarget.value)}
        />
        {text !== "" && (
          <button type="button" aria-label={clear} onClick={onClear}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={styles.filter}>
        <select
          ref={select}
          aria-label={catalog.filterLabel}
          onChange={(event) => onFilter(event.currentTarget.value as IntegrationFilter)}
        >
          {integrationFilters.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
    </search>
  );
}
