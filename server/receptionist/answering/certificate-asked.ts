import type { CertificateAsked } from "#content/receptionist/phrases.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";

const named: [CertificateAsked, RegExp][] = [
  ["health", /hipaa|\bbaa\b|business associate|hitech|\bphi\b/],
  ["audit", /soc ?2|\bsoc\b|\biso\b/],
  ["privacy", /gdpr|ccpa|rgpd/],
];

/** The kind of certificate or contract that a message asks about. */
export const certificateAsked = ({ text }: Pick<Hearing, "text">): CertificateAsked =>
  named.find(([, words]) => words.test(text))?.[0] ?? "other";
