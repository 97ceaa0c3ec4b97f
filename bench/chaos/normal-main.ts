import { DatabaseSync } from "node:sqlite";

// The control of the power-cut scenario: the same server with SQLite's usual setting, which syncs
// only now and then. It has to lose messages; otherwise the simulation proves nothing.
const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (text: string) {
  return exec.call(this, text.replace("synchronous = full", "synchronous = normal"));
};
await import("#server/main.ts");
