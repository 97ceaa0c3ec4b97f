import { type ESTree, parseSync, Visitor } from "vite";

/** Attributes and fields whose value people read or hear. */
const shownNames: readonly string[] = [
  "alt",
  "aria-label",
  "label",
  "placeholder",
  "text",
  "title",
];

/** Begins like a sentence, with 0 for what is filled in; names, classes and paths do not. */
const likeSentence = /^\p{Lu}\p{Ll}*,? (?:0 )?\p{L}/u;

/**
 * The texts with letters that a source shows by itself: between tags, as what an expression between
 * tags chooses from, in attributes and fields such as `aria-label`, and any other that begins like a
 * sentence. Names of keys, in `<kbd>`, are not among them.
 * @throws Error when the source cannot be parsed.
 */
export function shownTexts(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found = new Set<string>();
  const add = (text: string) => {
    if (/\p{L}/u.test(text)) found.add(text.trim());
  };
  const addChildren = (children: ESTree.JSXElement["children"]) => {
    for (const child of children) {
      if (child.type === "JSXText") add(child.value);
      if (child.type === "JSXExpressionContainer") textsOf(child.expression).forEach(add);
    }
  };
  new Visitor({
    JSXElement: ({ openingElement: { name }, children }) => {
      if (name.type !== "JSXIdentifier" || name.name !== "kbd") addChildren(children);
    },
    JSXFragment: ({ children }) => addChildren(children),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== "JSXIdentifier" || !shownNames.includes(name.name)) return;
      if (value?.type === "Literal") textsOf(value).forEach(add);
      if (value?.type === "JSXExpressionContainer") textsOf(value.expression).forEach(add);
    },
    Literal: ({ value }) => {
      if (typeof value === "string" && likeSentence.test(value)) add(value);
    },
    TemplateLiteral: ({ quasis }) => {
      const text = quasis.map(({ value }) => value.cooked ?? "").join("0");
      if (likeSentence.test(text)) add(text);
    },
    Property: ({ key, value }) => {
      if (key.type === "Identifier" && shownNames.includes(key.name)) textsOf(value).forEach(add);
    },
  }).visit(program);
  return [...found];
}

/** The texts of which an expression may become one. */
function textsOf(node: ESTree.Node): string[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return [
        ...node.quasis.map(({ value }) => value.cooked ?? ""),
        ...node.expressions.flatMap(textsOf),
      ];
    case "ConditionalExpression":
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case "LogicalExpression":
      return [...(node.operator === "&&" ? [] : textsOf(node.left)), ...textsOf(node.right)];
    case "BinaryExpression":
      return node.operator === "+" ? [...textsOf(node.left), ...textsOf(node.right)] : [];
    default:
      return [];
  }
}
