import pino from "pino";

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
export function createLog(level: LogLevel, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: secrets.flatMap((name) => [`input.${name}`, `body.${name}`, `headers.${name}`]),
      censor: "[secret]",
    },
    serializers: { err: withoutValues },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A failed query's values are people's names and addresses, or worse: only the query and what PostgreSQL said are logged. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!("params" in error && "query" in error)) return pino.stdSerializers.err(error);
  const said = error.cause instanceof Error ? pino.stdSerializers.err(error.cause) : undefined;
  return {
    type: error.name,
    message: "Failed query",
    query: error.query,
    cause: said && { ...said, detail: undefined },
  };
}
