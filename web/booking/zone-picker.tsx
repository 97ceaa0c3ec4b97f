import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { booking as words } from "#content/booking.ts";
import { scheduling } from "#content/scheduling.ts";
import { sayTime } from "#contract/say-time.ts";
import { Icon } from "../ui/icon.tsx";
import { sayZone } from "./say-time.ts";
import styles from "./zone-picker.module.css";
import { describeZones, findZones, nameOf, type Zone, zoneIds } from "./zones.ts";

interface ZonePickerProps {
  zone: string;
  onZone(id: string): void;
}

/** The time zone as a searchable combobox (ARIA practices). */
export function ZonePicker({ zone, onZone }: ZonePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [zones, setZones] = useState<Zone[]>();
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const label = useZoneLabel(zone);
  const open = query !== undefined;
  const found = open && zones ? findZones(zones, query) : [];
  const current = found[active];

  useEffect(() => {
    if (open)
      list.current?.querySelector(`[data-at="${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [open, active]);

  const show = () => {
    if (open) return;
    const all = zones ?? describeZones(zoneIds(zone, scheduling.zone));
    setZones(all);
    setQuery("");
    const index = findZones(all, "").findIndex((one) => one.id === zone);
    setActive(Math.max(0, index));
  };
  const close = () => setQuery(undefined);
  const choose = (chosen: Zone | undefined) => {
    if (chosen && chosen.id !== zone) onZone(chosen.id);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((at) => (found.length ? (at + step + found.length) % found.length : 0));
    } else if (open && event.key === "Enter") {
      event.preventDefault();
      choose(current);
    } else if (open && event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (!open && event.key === "Enter") {
      event.preventDefault();
      show();
    }
  };

  return (
    <div className={styles.zone}>
      <label htmlFor={id}>{words.time.zone}</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && current ? `${id}-${active}` : undefined}
        placeholder={open ? words.time.zoneSearch : undefined}
        value={open ? query : label}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          if (!open) {
            show();
            setQuery("");
          } else setQuery(typed);
          setActive(0);
        }}
        onClick={show}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <Icon name="chevron" className={styles.chevron} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field */}
      <div
        ref={list}
        hidden={!open}
        className={styles.popup}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div id={`${id}-list`} role="listbox" aria-label={words.time.zones}>
          {found.map((one, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
            <div
              key={one.id}
              id={`${id}-${index}`}
              data-at={index}
              role="option"
              aria-selected={index === active}
              onClick={() => choose(one)}
            >
              <b>{one.city}</b> {one.name}
            </div>
          ))}
        </div>
        {open && found.length === 0 && <p role="status">{words.time.zoneMissing}</p>}
      </div>
    </div>
  );
}

/**
 * "Mountain Time, now 8:12 am". The time is added in the browser, because the server's page may be
 * old.
 */
function useZoneLabel(zone: string): string {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  if (now === undefined) return sayZone(zone);
  return `${nameOf(zone, "longGeneric")}, ${words.time.now(sayTime(now, zone))}`;
}
