export { startTestApp } from "./app.ts";
export type { CallOptions, TestAnswer, TestApp, TestAppOptions } from "./app.ts";
export type { RecordKind, RecordMaker } from "./kinds.ts";
export { openMailbox, type Mailbox } from "./mailbox.ts";
export { customerToken, staffToken } from "./sessions.ts";
export { localServices } from "./services.ts";
