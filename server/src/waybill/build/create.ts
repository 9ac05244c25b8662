import { randomUUIDv7 } from "node:crypto";
import { doerOf } from "#core/audit";
import { inTransaction, violates } from "#core/db";
import { afterCommit, type Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { firstState } from "../events/first-state.ts";
import { readReferences } from "../form/references.ts";
import { formRow, itemRows, type FormInput } from "../form/rows.ts";
import type { Gates } from "../neighbours.ts";
import { addressesOf, rememberAddresses } from "../parties/address-history.ts";
import { refuseBlockedForm } from "../parties/blocked-party.ts";
import { askCredit } from "../parties/credit.ts";
import { issueMainNumber } from "../stock/issue.ts";
import { buildNumbers, checkUnused, letterOf, numberTaken } from "./house-numbers.ts";
import { storeWaybills } from "./store.ts";
import { addFirstEvents } from "../events/add-events.ts";

type Given = Pick<Context, "db" | "ip" | "services" | "language"> & { session: StaffSession; input: FormInput };

/** Adds a waybill of any type from its form. */
export function createWaybill(gates: Gates) {
  return async (context: Given) => {
    const { remember, ...made } = await makeWaybill(context, gates);
    afterCommit(context, remember);
    return made;
  };
}

/**
 * Stores a waybill of any type from its checked form, with goods, first event, public numbers and operation log; for
 * other modules that make waybills as well; `gates` are asked about its parties. `remember` is to run after the commit: the
 * addresses are offered from then on.
 */
export async function makeWaybill(context: Given, gates: Gates) {
  const { db, input, session, services } = context;
  const { companyId, userId, userName } = session;
  const { houseNumber: given } = input;
  const [references, state, pass] = await Promise.all([
    readReferences(db, companyId, input),
    firstState(db, companyId),
    askCredit(gates.credit, context, input),
    given === "" ? undefined : checkUnused(db, companyId, given),
  ]);
  const { customerName, customerNames } = references;
  const form = { ...input, customerName, customerNames };
  await refuseBlockedForm(gates.screen, context, [{ form, prefix: "" }]);
  const row = formRow(input, references.divisors);
  const id = randomUUIDv7();
  const occurredAt = new Date().toISOString();
  await issueMainNumber(db, { companyId, type: input.type, mainNumber: row.mainNumber ?? "", waybillId: id, userId });
  const { companyCode, year } = references;
  const wanted = { companyId, companyCode, year, letter: letterOf(input.type) };
  const houseNumber = given || (await buildNumbers({ db, database: services.database }, wanted))[0] || "";
  const whole = {
    ...row,
    companyId,
    id,
    houseNumber,
    customerNumber: references.customerNumber,
    customerName: references.customerName,
    codStatus: Number(row.codAmount) > 0 ? ("toCollect" as const) : ("none" as const),
    ...(state !== undefined && { stateId: state, stateAt: occurredAt }),
    createdBy: userId,
    createdByName: userName,
  };
  try {
    await Promise.all([
      storeWaybills(db, doerOf(context), [{ row: whole, items: itemRows(input.items) }]),
      state === undefined
        ? undefined
        : addFirstEvents(db, services.events, {
            companyId,
            waybillIds: [id],
            stateId: state,
            occurredAt,
            place: input.shipperCity,
            person: { id: userId, name: userName },
          }),
    ]);
  } catch (error) {
    if (violates(error, "waybill_house_number_once")) throw numberTaken(houseNumber);
    throw error;
  }
  await pass?.record(db, [{ entity: "waybill", id, number: houseNumber }]);
  const remember = () =>
    inTransaction(services.database, { companyId }, (later) =>
      rememberAddresses(later, companyId, addressesOf([whole])),
    );
  return { id, houseNumber, chargeableWeight: whole.chargeableWeight ?? "0", version: 1, remember };
}
