export { runOutboxCommand } from "./command.ts";
export type { OutboxCommand } from "./command.ts";
export { keepInOutbox, newestOutboxEntries, removeOldOutboxEntries } from "./outbox.ts";
export type { OutboxEntry, OutboxRow } from "./outbox.ts";
