import { accessibility } from "#content/legal/accessibility.ts";
import { pageMeta } from "../page-meta.ts";
import { LegalDocument } from "../sections/legal/legal-document.tsx";

export const meta = () => pageMeta("accessibility");

export default function Accessibility() {
  return <LegalDocument page="accessibility" legal={accessibility} />;
}
