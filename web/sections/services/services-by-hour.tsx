import type { Service } from "#content/services.ts";
import { classNames } from "../../ui/class-names.ts";
import { MarginNote, Section } from "../../ui/section.tsx";
import { ServiceSample } from "./service-sample.tsx";
import styles from "./services-by-hour.module.css";

interface ServicesByHourProps {
  title: string;
  /** Stands over the services of the evening. */
  dusk: string;
  services: readonly Service[];
}

const sizes = [undefined, styles.large, styles.wide] as const;

/** Twelve services at their hours, earliest first; after five the page goes dark. */
export function ServicesByHour({ title, dusk, services }: ServicesByHourProps) {
  return (
    <>
      <Section className={styles.day}>
        <h2>{title}</h2>
        <Services services={services.filter((service) => !service.night)} />
      </Section>
      <Section tone="night" className={styles.evening}>
        <p className={styles.dusk}>{dusk}</p>
        <Services services={services.filter((service) => service.night)} />
      </Section>
    </>
  );
}

function Services({ services }: { services: readonly Service[] }) {
  return (
    <ol>
      {services.map(({ title, description, time, evidence, size }) => (
        <li key={title} className={classNames(styles.service, sizes[size])}>
          <div className={styles.words}>
            <MarginNote time={time} className={styles.note} />
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
          <div className={styles.evidence}>
            <ServiceSample evidence={evidence} />
          </div>
        </li>
      ))}
    </ol>
  );
}
