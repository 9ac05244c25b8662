import { getMailDeliveryList } from "@lading/contract/mail";
import { on, type ServerModule } from "#core/http";
import { listMails, type SeesMailedRecord } from "./list.ts";

export { mailKinds } from "./make.ts";
export type { SeesMailedRecord } from "./list.ts";

/**
 * E-mails sent about a record. `records` says for each kind of record whether a person sees one; of other kinds nobody
 * sees anything.
 */
export function mailModule(records: Readonly<Record<string, SeesMailedRecord>>): ServerModule {
  return { name: "mail", routes: [on(getMailDeliveryList, (context) => listMails(context, records))] };
}
