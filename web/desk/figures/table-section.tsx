import type { ReactNode } from "react";
import { figuresWords } from "#content/desk/figures-words.ts";

const words = figuresWords.tables;

/** A table of figures under its title. `about`: what is counted; `isEmpty`: nothing was. */
export function TableSection({
  title,
  about = "",
  isEmpty,
  children,
}: {
  title: string;
  about?: string;
  isEmpty: boolean;
  children: ReactNode;
}) {
  return (
    <section className="fig">
      <header>
        <h2>{title}</h2>
        {about && <p className="lg">{about}</p>}
      </header>
      {isEmpty ? (
        <p>{words.none}</p>
      ) : (
        <table className="tb tight">
          <caption className="vh">{title}</caption>
          {children}
        </table>
      )}
    </section>
  );
}
