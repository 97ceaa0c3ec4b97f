import type { ReactNode } from "react";
import { pathOf } from "#content/pages.ts";
import {
  annualCharge,
  type Billing,
  type CustomPlan,
  count,
  dollars,
  type Plan,
  type PricedPlan,
  planExtras,
} from "#content/plans.ts";
import { pricing } from "#content/pricing.ts";
import type { Link } from "#content/types/link.ts";
import { ButtonLink } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./plan-card.module.css";

export interface PlanCardLook {
  /** The button at the bottom of every card. */
  action: Link;
  /** Heading level of the plans' names: one below the heading of their section. */
  heading?: "h2" | "h3";
}

const words = pricing.card;

/**
 * One plan of the price list. A button to the contact form takes the plan along
 * (sections/pricing/use-carried-plan.ts); a press before React is ready is held for that.
 */
export function PlanCard({ plan, action, heading: Heading = "h3" }: PlanCardLook & { plan: Plan }) {
  const priced = plan.id !== "custom";
  const highlight = priced && plan.highlight;
  const kind = highlight ? "ink" : "line";
  return (
    <article className={classNames(styles.plan, highlight && styles.highlight)}>
      {highlight && <span className={styles.tag}>{words.recommended}</span>}
      <Heading>
        <Icon name={plan.icon} />
        {plan.name}
      </Heading>
      {priced ? <Figures plan={plan} /> : <InConversation plan={plan} />}
      <p className={styles.go}>
        {action.href === pathOf("contact") ? (
          <Ask plan={plan} kind={kind} action={action} />
        ) : (
          <ButtonLink small kind={kind} to={action.href}>
            <Label plan={plan} action={action} />
          </ButtonLink>
        )}
      </p>
    </article>
  );
}

interface AskProps {
  plan: Plan;
  action: Link;
  kind: "ink" | "line";
}

/** The button to the contact form; where no script runs, its address names plan and billing. */
function Ask({ plan, action, kind }: AskProps) {
  const label = <Label plan={plan} action={action} />;
  return (
    <>
      <ButtonLink
        small
        kind={kind}
        to={action.href}
        data-react=""
        data-plan={plan.id}
        className={styles.scripted}
      >
        {label}
      </ButtonLink>
      <noscript>
        <ByBilling
          show={(way) => (
            <ButtonLink small kind={kind} to={`${action.href}?plan=${plan.id}&billing=${way}`}>
              {label}
            </ButtonLink>
          )}
        />
      </noscript>
    </>
  );
}

function Label({ plan, action }: Pick<AskProps, "plan" | "action">) {
  return (
    <>
      {action.label}
      <span className="visually-hidden">{`: ${plan.name}`}</span>
    </>
  );
}

function Figures({ plan }: { plan: PricedPlan }) {
  const { extras, sms, tokens } = plan;
  const beyond = extras.filter((extra) => extra !== "number").map((extra) => planExtras[extra]);
  return (
    <>
      <p className={styles.amount}>
        <ByBilling show={(way) => dollars(plan.price[way])} /> <small>{words.perMonth}</small>
      </p>
      <p className={styles.other}>
        <ByBilling
          show={(way) =>
            way === "annual" ? (
              <>
                <b>{words.billedAnnually(dollars(annualCharge(plan)))}</b>
                <br />
                {words.orMonthly(dollars(plan.price.monthly))}
              </>
            ) : (
              <>
                <b>{words.billedMonthly}</b>
                <br />
                {words.orAnnually(dollars(plan.price.annual))}
              </>
            )
          }
        />
      </p>
      <p className={styles.fee}>{`${dollars(plan.implementationFee)} ${words.fee}`}</p>
      <Row figure={count(plan.agents)}>{plan.agents === 1 ? words.agent : words.agents}</Row>
      <Row figure={count(plan.minutes)}>{words.minutes}</Row>
      <Row figure={dollars(plan.overage)}>{words.overage}</Row>
      {sms === undefined ? <Row>{words.noSms}</Row> : <Row figure={dollars(sms)}>{words.sms}</Row>}
      <Row figure={`${dollars(tokens.output)} / ${dollars(tokens.input)}`}>{words.tokens}</Row>
      <Row dim={!extras.includes("number")}>
        {extras.includes("number") ? planExtras.number : words.noNumber}
      </Row>
      <Row dim={beyond.length === 0}>
        {beyond.length ? `${beyond.join(". ")}.` : words.noOutbound}
      </Row>
    </>
  );
}

function InConversation({ plan }: { plan: CustomPlan }) {
  return (
    <>
      <p className={styles.amount}>{words.custom.price}</p>
      <p className={styles.other}>{words.custom.billing}</p>
      <p className={styles.fee}>{words.custom.fee}</p>
      <p className={styles.free}>{plan.description}</p>
    </>
  );
}

/** The page contains both amounts; CSS hides one depending on the toggle. */
function ByBilling({ show }: { show: (way: Billing) => ReactNode }) {
  return (
    <>
      <span className={styles.annual}>{show("annual")}</span>
      <span className={styles.monthly}>{show("monthly")}</span>
    </>
  );
}

function Row(props: { figure?: string; dim?: boolean; children: string }) {
  const { figure, dim = figure === undefined, children } = props;
  return (
    <p className={dim ? styles.dim : undefined}>
      {figure && <b>{figure}</b>}
      {figure ? ` ${children}` : children}
    </p>
  );
}
