import type { DatabaseSync } from "node:sqlite";

/** Collects every statement that is prepared on a connection from now on. */
export function collectStatements(connection: DatabaseSync): Set<string> {
  const statements = new Set<string>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (text, ...rest) => {
    statements.add(text);
    return prepare(text, ...rest);
  };
  return statements;
}
