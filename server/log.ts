import pino from "pino";

/** The log of the server. It contains only ids, counts, codes and causes, never personal data. */
export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

/** Structured lines on standard error, because standard output has a single line for people. */
export function createLog(level: string): pino.Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // The last safeguard: these fields should never reach the log, but if one does, it is
      // removed.
      redact: {
        paths: [
          "email",
          "fullName",
          "message",

          "address",
          "*.email",
          "*.fullName",
          "*.address",
        ],
        censor: "[removed]",
      },
      serializers: { error: errorWithoutData },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}

/** For tests. */
export const silentLog: Log = pino({ level: "silent" });

/**
 * Driver errors can quote values (PostgreSQL's `detail` does), so only code, kind and location are
 * logged.
 */
function errorWithoutData(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  const stack = error.stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 6);
  return { kind: error.name, code, command, responseCode, stack };
}
