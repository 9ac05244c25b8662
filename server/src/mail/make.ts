import { getMailDeliveryList } from "@lading/contract/mail";
import type { RecordKind } from "#core/testing";

/** The record that an e-mail is about; the call's example names a cargo file. */
export const mailKinds: readonly RecordKind[] = [{ name: "cargoFile", calls: [getMailDeliveryList] }];
