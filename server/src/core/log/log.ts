import pino from "pino";
import { LogOutput } from "./output.ts";

/** Structured logs, one JSON object a line. */
export type Logger = pino.Logger;
export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "silent";

/** Names under which secrets might be logged by mistake, at the top or one level down. */
const secrets = [
  "password",
  "newPassword",
  "oldPassword",
  "token",
  "Token",
  "code",
  "verificationCode",
  "authorization",
];

/** The process's log, on standard output. Values under a secret's name are replaced. */
export function createLog(level: LogLevel, destination: pino.DestinationStream = standardOutput()): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: secrets.flatMap((name) => [`input.${name}`, `body.${name}`, `headers.${name}`]),
      censor: "[secret]",
    },
    serializers: { err: describeError },
  };
  return pino(options, destination);
}

let output: LogOutput | undefined;

/** The output of all logs of the process: a single one, so that their lines stay whole. */
function standardOutput(): LogOutput {
  if (output === undefined) {
    const made = new LogOutput({});
    process.on("exit", () => made.flush());
    output = made;
  }
  return output;
}

/** Properties of an error that may be logged beside its message: codes and names, no values of anybody's records. */
const told = ["code", "severity", "constraint", "table", "statusCode", "signal", "path"] as const;

/**
 * An error as it is logged. A failed query's values are people's names and addresses, or worse: only the query and what
 * PostgreSQL said are logged. Drivers hang whole connections on their errors, which nobody could read.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isQuery = "params" in error && "query" in error;
  const more = Object.entries(error).filter(([name]) => told.some((one) => one === name));
  return {
    type: error.name,
    message: isQuery ? "Failed query" : error.message,
    ...(isQuery ? { query: error.query } : { stack: error.stack }),
    ...Object.fromEntries(more),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
}
