import { security } from "#content/legal/security.ts";
import { pageMeta } from "../page-meta.ts";
import { LegalDocument } from "../sections/legal/legal-document.tsx";

export const meta = () => pageMeta("security");

export default function Security() {
  return <LegalDocument page="security" legal={security} />;
}
