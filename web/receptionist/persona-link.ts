import * as v from "valibot";
import { type Persona, personaSchema } from "#contract/receptionist.ts";

import { personaHash } from "./talk-id.ts";

/** A rehearsal as the hash of an address: nothing of it reaches a server before somebody talks. */
export function personaLink(persona: Persona): string {
  const { name, industry, opens, closes } = persona;
  const query = new URLSearchParams({ name, industry, hours: `${opens}-${closes}` });
  return `${personaHash}${query}`;
}

/** Reads the hash of an address; undefined for anything else. */
export function readPersona(hash: string): Persona | undefined {
  if (!hash.startsWith(personaHash)) return undefined;
  const query = new URLSearchParams(hash.slice(personaHash.length));
  const [opens, closes] = (query.get("hours") ?? "").split("-").map(Number);
  const result = v.safeParse(personaSchema, {
    name: query.get("name") ?? "",
    industry: query.get("industry") ?? "",
    opens,
    closes,
  });
  return result.success ? result.output : undefined;
}
