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
  };
  return destination ? pino(options, destination) : pino(options);
}
