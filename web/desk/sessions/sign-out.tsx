import type { ReactNode } from "react";
import { deskForms } from "#contract/desk-paths.ts";

/** Ends sessions: this one, all, or one by its id. A document, so that nothing of the desk stays. */
export function SignOut({
  which,
  look,
  children,
}: {
  which: string;
  look: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={`/desk${deskForms.signOut}`}>
      <input type="hidden" name="which" value={which} />
      <button type="submit" className={look}>
        {children}
      </button>
    </form>
  );
}
