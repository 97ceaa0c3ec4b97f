import { priceTerms } from "#content/price-terms.ts";
import { Grid, Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./price-terms.later.module.css";

const { tokens, terms } = priceTerms;

/** The cost of a token price, and the terms that go with a price, in one place. */
export function PriceTerms() {
  return (
    <Section className={styles.section}>
      <Grid>
        <section className={styles.terms} id={terms.id} tabIndex={-1}>
          <h2>{terms.title}</h2>
          <dl>
            {terms.items.map(({ title, text, link }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  {text}
                  {link && (
                    <>
                      {" "}
                      <TextLink to={link.href}>{link.label}</TextLink>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.tokens} id={tokens.id} tabIndex={-1}>
          <h2>{tokens.title}</h2>
          <p>{tokens.text}</p>
          <table>
            <caption>{tokens.caption}</caption>
            <thead>
              <tr>
                {tokens.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tokens.rows.map(({ plan, figures }) => (
                <tr key={plan}>
                  <th scope="row">{plan}</th>
                  {figures.map((figure) => (
                    <td key={figure}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p>{tokens.note}</p>
        </section>
      </Grid>
    </Section>
  );
}
