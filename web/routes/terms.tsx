import { terms } from "#content/legal/terms.ts";
import { pageMeta } from "../page-meta.ts";
import { LegalDocument } from "../sections/legal/legal-document.tsx";

export const meta = () => pageMeta("terms");

export default function Terms() {
  return <LegalDocument page="terms" legal={terms} />;
}
