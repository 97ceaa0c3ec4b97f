import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Order } from "#content/estimate.ts";
import { defaultOrder, estimatePath, readOrder } from "#content/estimate-query.ts";
import type { Billing } from "#content/plans.ts";
import { spanFor } from "./cost-picture.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";

interface Month {
  order: Order;
  /** Minutes at the right end of the slider and the chart. */
  span: number;
  /** Whether the person has changed anything. */
  touched: boolean;
}

export type OrderControl = ReturnType<typeof useOrder>;

/** Name of the billing toggle in the form; the one above the plans is called "billing". */
export const formBilling = "paid";

/**
 * The month on the form. Its fields hold the truth, so text typed before React started is kept; an
 * address with a month in it fills the fields (content/estimate-query.ts), and the address bar
 * follows them.
 */
export function useOrder() {
  const form = useRef<HTMLFormElement>(null);
  const [month, set] = useState<Month>({
    order: defaultOrder,
    span: spanFor(defaultOrder.minutes),
    touched: false,
  });
  const { pathname, search } = useLocation();
  const started = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    const early = started.current ? undefined : typedEarly(form.current);
    started.current = true;
    const order = early ?? readOrder(new URLSearchParams(search));
    if (!order) return;
    fill(form.current, order);
    set({ order, span: spanFor(order.minutes), touched: early !== undefined });
  }, [search]);

  const { touched } = month;
  const settled = useDebouncedValue(month.order, 400);
  useEffect(() => {
    // While the router shows the next page, the address is already that page's.
    if (touched && location.pathname === pathname)
      history.replaceState(history.state, "", estimatePath(settled));
  }, [touched, settled, pathname]);

  return {
    ...month,
    form,
    /** The fields have changed. */
    read() {
      if (!form.current) return;
      const read = readForm(form.current);
      set(({ order }) => ({
        order: { ...read, billing: order.billing },
        span: spanFor(read.minutes),
        touched: true,
      }));
    },
    /** The slider has moved: the span stays, so that nothing jumps under the hand. */
    slide(minutes: number) {
      const order = { ...month.order, minutes };
      if (form.current) fill(form.current, order);
      set({ ...month, order, touched: true });
    },
    /** Either toggle was turned: both follow, and so do the plan cards. */
    pay(billing: Billing) {
      set({ ...month, order: { ...month.order, billing }, touched: true });
    },
    /** Writes into the fields what they were understood to say. */
    tidy() {
      if (form.current) fill(form.current, month.order);
    },
  };
}

/**
 * Values that were typed, dragged or chosen before React was ready; undefined when there were
 * none.
 */
function typedEarly(form: HTMLFormElement): Order | undefined {
  const toggles = `[name="billing"], [name="${formBilling}"]`;
  const radios = document.querySelectorAll<HTMLInputElement>(`:is(${toggles}):checked`);
  const values = [...radios].map((radio) => radio.value as Billing);
  const billing = values.find((value) => value !== defaultOrder.billing) ?? defaultOrder.billing;
  const order = { ...readForm(form), billing };
  const slider = document.querySelector<HTMLInputElement>("[data-minutes]");
  if (slider && slider.valueAsNumber !== defaultOrder.minutes) order.minutes = slider.valueAsNumber;
  return estimatePath(order) === estimatePath(defaultOrder) ? undefined : order;
}

function readForm(form: HTMLFormElement): Order {
  return readOrder(new FormData(form)) ?? defaultOrder;
}

function fill(form: HTMLFormElement, order: Order) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    const { name, value } = field;
    if (name === "extras") field.checked = (order.extras as readonly string[]).includes(value);
    else if (name in order) field.value = String(order[name as "minutes" | "texts" | "agents"]);
  }
}
