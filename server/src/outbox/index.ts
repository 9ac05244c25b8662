import { getOutboxMessageList } from "@lading/contract/outbox";
import { on, type ServerModule } from "#core/http";
import { listOutbox } from "./list.ts";

/** The outbox's messages, for the server's operator. */
export const outboxModule: ServerModule = { name: "outbox", routes: [on(getOutboxMessageList, listOutbox)] };
