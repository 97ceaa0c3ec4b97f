import type { contactSection } from "#content/home/contact-section.ts";
import { site } from "#content/site.ts";
import envelope from "../../pictures/envelope.svg";
import styles from "./contact-section.module.css";

/** Telephone, email, post, and a picture. */
export function ContactDetails({ words }: { words: typeof contactSection }) {
  return (
    <div className={styles.reach}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <dl>
        <div>
          <dt>{words.facts.phone}</dt>
          <dd>
            <a href={site.phone.href}>{site.phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>{words.facts.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.facts.post}</dt>
          <dd>
            {site.address.street}
            <br />
            {site.address.city}
          </dd>
        </div>
      </dl>
      <img
        src={envelope}
        width="340"
        height="220"
        alt={words.picture.alt}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
