import { Link } from "react-router";
import { connectionsWords as words } from "#content/desk/connections-words.ts";
import {
  type DeliveryFilter,
  type DeliveryPage,
  deliveryFilters,
} from "#contract/desk-connections.ts";
import { DeliveryTable } from "./delivery-table.tsx";

/** A page of deliveries under its filters. `acts`: those of one connection. */
export function DeliveryList({
  title,
  page,
  filter,
  counts,
  now,
  acts = false,
}: {
  title: string;
  page: DeliveryPage;
  filter: DeliveryFilter;
  /** Deliveries that wait, and that were given up. */
  counts: { waiting: number; dead: number };
  now: number;
  acts?: boolean;
}) {
  const at = (show: DeliveryFilter) => (show === "all" ? "?" : `?show=${show}`);
  return (
    <section>
      <header className="row">
        <h2>{title}</h2>
        <nav className="chips end" aria-label={title}>
          {deliveryFilters.map((name) => (
            <Link
              key={name}
              className={name === filter ? "chip on" : "chip"}
              aria-current={name === filter ? "true" : undefined}
              to={at(name)}
              preventScrollReset
            >
              {words.filters[name]}
              {name !== "all" && counts[name] > 0 && ` ${counts[name]}`}
            </Link>
          ))}
        </nav>
      </header>
      <DeliveryTable rows={page.rows} now={now} acts={acts} />
      {page.next && (
        <p className="more">
          <Link
            className="btn line lo"
            to={`?${new URLSearchParams({ show: filter, before: page.next })}`}
          >
            {words.older}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The filter and the place that an address asks for; others mean the newest of all. */
export function readDeliveryQuery(url: string): { filter: DeliveryFilter; cursor: string } {
  const search = new URL(url).searchParams;
  const filter = deliveryFilters.find((name) => name === search.get("show")) ?? "all";
  return { filter, cursor: search.get("before") ?? "" };
}
