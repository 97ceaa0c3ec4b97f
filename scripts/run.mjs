import { spawn } from "node:child_process";

/** A command exited with a code other than 0. */
export class CommandFailed extends Error {
  constructor(command, code) {
    super(`${command} ended with code ${code}`);
    this.code = code;
  }
}

/** Runs a command and passes its output through. @throws CommandFailed */
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
