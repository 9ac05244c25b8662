export { keepInOutbox, newestMessages, removeOldMessages } from "./outbox.ts";
export type { OutboxEntry, OutboxRow } from "./outbox.ts";
