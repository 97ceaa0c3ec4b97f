import { estimate } from "#content/estimate.ts";
import { estimatePath, estimatorId } from "#content/estimate-query.ts";
import { answer, comparison, leftOut, slipLines } from "#content/estimate-words.ts";
import { pathOf } from "#content/pages.ts";
import { count } from "#content/plans.ts";
import { estimator } from "#content/pricing.ts";
import { Button } from "../../../ui/button.tsx";
import { Grid, Section, SectionHead } from "../../../ui/section.tsx";
import { Slip } from "../../../ui/slip.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { CostChart } from "./cost-chart.tsx";
import { marks } from "./cost-picture.ts";
import { CostTable } from "./cost-table.tsx";
import styles from "./estimator.later.module.css";
import { OrderForm } from "./order-form.tsx";
import { useDebouncedValue } from "./use-debounced-value.ts";
import type { OrderControl } from "./use-order.ts";

/** A month in, the cheapest plan out: chart, form, slip and table say the same. */
export function Estimator({ month }: { month: OrderControl }) {
  const { order, span, touched } = month;
  const result = estimate(order);
  const spoken = useDebouncedValue(touched ? answer(result) : "", 400);
  return (
    <>
      <Section id={estimatorId} className={styles.intro}>
        <SectionHead title={estimator.title}>
          <p className={styles.text}>{estimator.text}</p>
        </SectionHead>
      </Section>
      <Section tone="pad" label={estimator.label} className={styles.estimator}>
        <CostChart estimate={result} span={span}>
          <input
            type="range"
            data-minutes=""
            className={styles.slider}
            min={0}
            max={span}
            step={span / marks / 20}
            value={order.minutes}
            onChange={(event) => month.slide(event.target.valueAsNumber)}
            aria-label={estimator.form.minutes}
            aria-valuetext={estimator.chart.value(count(order.minutes))}
          />
        </CostChart>
        <Grid className={styles.desk}>
          <OrderForm month={month} leftOut={leftOut(result)}>
            <Button kind="line" small className={styles.copy} data-react onClick={copyLink}>
              {estimator.form.copy}
            </Button>
          </OrderForm>
          <div className={styles.answer}>
            <Slip
              slip={{
                title: estimator.slip.title,
                rows: slipLines(result),
                text: comparison(result),
              }}
            >
              {!result.best && <TextLink to={pathOf("contact")}>{estimator.slip.contact}</TextLink>}
            </Slip>
            <output className="visually-hidden" aria-live="polite">
              {spoken}
            </output>
          </div>
        </Grid>
        <CostTable order={order} span={span} />
        <div className={styles.counting}>
          <h3>{estimator.counting.title}</h3>
          <p>{estimator.counting.known}</p>
          <p>{estimator.counting.unknown}</p>
        </div>
      </Section>
    </>
  );

  async function copyLink() {
    const { copied, notCopied } = estimator.form;
    const path = estimatePath(order);
    history.replaceState(history.state, "", path);
    try {
      await navigator.clipboard.writeText(new URL(path, location.href).href);
      toast(copied);
    } catch {
      toast({ ...notCopied, look: "attention" });
    }
  }
}
