export { runOutboxCommand } from "./command.ts";
export type { OutboxCommand } from "./command.ts";
export { keepInOutbox, newestMessages, removeOldMessages } from "./outbox.ts";
export type { OutboxEntry, OutboxRow } from "./outbox.ts";
