import { privacy } from "#content/legal/privacy.ts";
import { pageMeta } from "../page-meta.ts";
import { LegalDocument } from "../sections/legal/legal-document.tsx";

export const meta = () => pageMeta("privacy");

export default function Privacy() {
  return <LegalDocument page="privacy" legal={privacy} />;
}
