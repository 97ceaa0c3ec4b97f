import type { mycase } from "#content/landing/mycase.ts";
import { Bubble } from "../../ui/bubble.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import styles from "./tile-scenes.module.css";

type Gets = typeof mycase.gets;

export function CoverageScene({ rows, done }: Gets["coverage"]["scene"]) {
  return (
    <ul className={styles.card}>
      {rows.map((row) => (
        <li key={row}>
          {row}
          <DoneMark>{done}</DoneMark>
        </li>
      ))}
    </ul>
  );
}

export function BookingScene({ time, note }: Gets["booking"]["scene"]) {
  return (
    <p className={styles.time}>
      <b>{time}</b>
      {note}
    </p>
  );
}

/** A question and the answer to it. */
export function TalkScene({ caller, agent }: { caller: string; agent: string }) {
  return (
    <>
      <Bubble as="div" className={styles.caller}>
        {caller}
      </Bubble>
      <Bubble as="div" agent className={styles.agent}>
        {agent}
      </Bubble>
    </>
  );
}

export function LanguagesScene({ lines }: { lines: Gets["languages"]["scene"] }) {
  return (
    <ul className={styles.languages}>
      {lines.map(({ language, text }) => (
        <li key={language} lang={language}>
          {text}
        </li>
      ))}
    </ul>
  );
}

export function SyncScene({ left, right, text }: Gets["sync"]["scene"]) {
  return (
    <div className={styles.sync}>
      {[left, right].map((side) => (
        <p key={side} className={styles.card}>
          <b>{side}</b>
          {text}
        </p>
      ))}
    </div>
  );
}

export function WorkloadScene({ agent, desk, note }: Gets["workload"]["scene"]) {
  return (
    <>
      <p className={styles.bar}>
        {agent}
        <i />
      </p>
      <p className={styles.bar}>
        {desk}
        <i />
      </p>
      <small className={styles.note}>{note}</small>
    </>
  );
}

export function PaymentScene({ invoice, amount, paid, done }: Gets["payment"]["scene"]) {
  return (
    <ul className={styles.card}>
      <li>
        {invoice}
        <b>{amount}</b>
      </li>
      <li>
        {paid}
        <DoneMark>{done}</DoneMark>
      </li>
    </ul>
  );
}
