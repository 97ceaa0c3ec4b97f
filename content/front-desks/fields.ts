import type { Cues, Field, Option, Trio } from "./front-desk.ts";

type More = Partial<
  Pick<
    Field,
    | "why"
    | "ask"
    | "only"
    | "onceFor"
    | "strict"
    | "optional"
    | "danger"
    | "dayOnly"
    | "holds"
    | "options"
    | "heard"
    | "range"
    | "named"
    | "firm"
    | "unless"
    | "notFor"
    | "about"
    | "instead"
    | "calls"
  >
>;
type Kind = Field["kind"];

const plainWhy: Trio = [
  "So that nobody has to ask you a second time.",
  "Para que nadie se lo tenga que preguntar otra vez.",
  "这样就不用再问您第二遍。",
];

/** A field of a desk. */
export const field = (
  name: string,
  kind: Kind,
  label: Trio,
  ask: Trio,
  example: string,
  more: More = {},
): Field => ({ name, kind, label, ask, example, why: plainWhy, ...more });

/** A field in the caller's own words. */
export const words = (
  name: string,
  label: Trio,
  ask: Trio,
  heard: Cues,
  example: string,
  more: More = {},
): Field => field(name, "words", label, ask, example, { heard, ...more });

/** A field with a few answers. */
export const choice = (
  name: string,
  label: Trio,
  ask: Trio,
  options: readonly Option[],
  example: string,
  more: More = {},
): Field => field(name, "choice", label, ask, example, { options, ...more });

export const option = (
  id: string,
  label: Trio,
  heard: Cues,
  more: Pick<Option, "answer" | "say"> = {},
): Option => ({ id, label, heard, ...more });

/** The caller: the name and a number that will be answered. */
export const caller: readonly Field[] = [
  field(
    "name",
    "name",
    ["Name", "Nombre", "姓名"],
    ["Whose name shall I put on it?", "¿A nombre de quién lo pongo?", "请问怎么称呼您？"],
    "Andrea Bell",
    {
      why: [
        "So that whoever calls back asks for the right person.",
        "Para preguntar por la persona correcta al llamar.",
        "这样回电的人知道找谁。",
      ],
    },
  ),
  field(
    "phone",
    "phone",
    ["Phone", "Teléfono", "电话"],
    ["Which number reaches you?", "¿En qué número le encontramos?", "请问您的电话是多少？"],
    "307 555 0142",
    {
      why: [
        "In case the line drops, and for whoever calls you back.",
        "Por si se corta la llamada, y para quien le devuelva la llamada.",
        "万一断线，也方便给您回电。",
      ],
    },
  ),
];

export const email = field(
  "email",
  "email",
  ["Email", "Correo", "邮箱"],
  ["Which email should it go to?", "¿A qué correo lo mandamos?", "发到哪个邮箱？"],
  "dana@firm.example",
  { optional: true },
);

/** A time within the hours. */
export const when = (label: Trio, ask: Trio, more: More = {}): Field =>
  field("when", "when", label, ask, "Thursday 10:30", more);

export const address = (more: More = {}): Field =>
  field(
    "address",
    "address",
    ["Address", "Dirección", "地址"],
    ["Which street and number?", "¿Qué calle y número?", "哪条街，门牌多少？"],
    "12 Dover Street",
    {
      why: [
        "So that the van finds the door.",
        "Para que la camioneta llegue a la puerta.",
        "这样车能找到门。",
      ],
      ...more,
    },
  );
