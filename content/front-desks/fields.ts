import type { Cues, Field, Option, Pair } from "./front-desk.ts";

type More = Partial<
  Pick<Field, "why" | "only" | "optional" | "danger" | "dayOnly" | "options" | "heard" | "range">
>;
type Kind = Field["kind"];

const plainWhy: Pair = [
  "So that nobody has to ask you a second time.",
  "Para que nadie se lo tenga que preguntar otra vez.",
];

/** A field of a desk. */
export const field = (
  name: string,
  kind: Kind,
  label: Pair,
  ask: Pair,
  example: string,
  more: More = {},
): Field => ({ name, kind, label, ask, example, why: plainWhy, ...more });

/** A field in the caller's own words. */
export const words = (
  name: string,
  label: Pair,
  ask: Pair,
  heard: Cues,
  example: string,
  more: More = {},
): Field => field(name, "words", label, ask, example, { heard, ...more });

/** A field with a few answers. */
export const choice = (
  name: string,
  label: Pair,
  ask: Pair,
  options: readonly Option[],
  example: string,
  more: More = {},
): Field => field(name, "choice", label, ask, example, { options, ...more });

export const option = (id: string, label: Pair, heard: Cues, say?: Pair): Option => ({
  id,
  label,
  heard,
  ...(say && { say }),
});

/** Whoever calls: the name and a number that will be answered. */
export const caller: readonly Field[] = [
  field(
    "name",
    "name",
    ["Name", "Nombre"],
    ["Whose name shall I put on it?", "¿A nombre de quién lo pongo?"],
    "Andrea Bell",
    {
      why: [
        "So that whoever calls back asks for the right person.",
        "Para preguntar por la persona correcta al llamar.",
      ],
    },
  ),
  field(
    "phone",
    "phone",
    ["Phone", "Teléfono"],
    ["Which number reaches you?", "¿En qué número le encontramos?"],
    "307 555 0142",
    {
      why: [
        "In case the line drops, and for whoever calls you back.",
        "Por si se corta la llamada, y para quien le devuelva la llamada.",
      ],
    },
  ),
];

export const email = field(
  "email",
  "email",
  ["Email", "Correo"],
  ["Which email should it go to?", "¿A qué correo lo mandamos?"],
  "dana@firm.example",
  { optional: true },
);

/** A time within the hours. */
export const when = (label: Pair, ask: Pair, more: More = {}): Field =>
  field("when", "when", label, ask, "Thursday 10:30", more);

export const address = (more: More = {}): Field =>
  field(
    "address",
    "address",
    ["Address", "Dirección"],
    ["Which street and number?", "¿Qué calle y número?"],
    "12 Dover Street",
    {
      why: ["So that the van finds the door.", "Para que la camioneta llegue a la puerta."],
      ...more,
    },
  );
