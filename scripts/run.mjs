import { spawn } from "node:child_process";

/** A command that ended with another code than 0. */
export class CommandFailed extends Error {
  constructor(command, code) {
    super(`${command} ended with code ${code}`);
    this.code = code;
  }
}

/** Runs a command to its end, its output passed through. @throws CommandFailed */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      shell: process.platform === "win32",
      ...options,
    });
    child.on("error", reject);
    child.on("exit", (code, signal) =>
      code === 0 ? resolve() : reject(new CommandFailed(command, code ?? signal)),
    );
  });
}
