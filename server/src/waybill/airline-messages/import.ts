import { refuse } from "@lading/contract/core";
import {
  airCheckDigit,
  isAir,
  airlineMessageImportRefusals,
  readAirMainNumber,
  waybillRefusals,
  type importAirWaybillMessages,
} from "@lading/contract/waybill";
import type { InputOf } from "@lading/contract/core";
import { and, eq } from "drizzle-orm";
import { doerOf } from "#core/audit";
import { inTransaction, violates } from "#core/db";
import { afterCommit, type Context } from "#core/http";
import { creditGiver } from "#customer-contract";
import { buildNumbers, letterOf, usedAmong } from "../build/house-numbers.ts";
import { readReferences, type Referred } from "../form/references.ts";
import { storeImport } from "../import/store.ts";
import { checkFit } from "../main/fit.ts";
import { touchMains, type Gathering } from "../main/houses.ts";
import { mainRow, storeMain } from "../main/main-waybill.ts";
import type { Gates, Regrouping } from "../neighbours.ts";
import { addressesOf, rememberAddresses } from "../parties/address-history.ts";
import { namesOnFile, refuseBlockedForm, type Named } from "../parties/blocked-party.ts";
import { askCredits, type CreditPasses } from "../parties/credit.ts";
import { waybills } from "../tables.ts";
import { visibleWaybills } from "../visible.ts";

type Asked = Context<typeof importAirWaybillMessages>;
type Consolidation = InputOf<typeof importAirWaybillMessages>["mains"][number];
type House = Consolidation["houses"][number];

/** Houses that are stored at once. */
const atOnce = 100;

/**
 * Makes main waybills with their houses of what was read from messages, all or nothing. A main waybill that is there
 * gets the houses and stays as it is; a house number that was used is passed over and told.
 */
export function importAirlineMessages(regrouping: Regrouping, { screen, credit }: Gates) {
  return async (context: Asked) => {
    if (screen) await refuseBlockedForm(screen, context, await formsOf(context));
    const asked = { db: context.db, giver: creditGiver(context) };
    const passes = await askCredits(credit, asked, reasonsOf(context.input.mains));
    return await importAll(context, { regrouping, passes });
  };
}

/** Every form that names parties, with where it stands. */
async function formsOf({ db, session, input }: Asked): Promise<{ form: Named; prefix: string }[]> {
  const customerIds = input.mains.flatMap(({ houses }) => houses.map(({ customerId }) => customerId));
  const names = await namesOnFile(db, session.companyId, customerIds);
  return input.mains.flatMap(({ main, houses }, place) => [
    ...(main ? [{ form: main, prefix: `mains.${place}.main.` }] : []),
    ...houses.map((form, house) => ({
      form: { ...form, customerNames: names.get(form.customerId) },
      prefix: `mains.${place}.houses.${house}.`,
    })),
  ]);
}

/** Each customer on file of the houses, with the first reason that is given for them. */
function reasonsOf(mains: readonly Consolidation[]): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const { customerId, creditReason } of mains.flatMap(({ houses }) => houses))
    if (customerId !== null) reasons.set(customerId, reasons.get(customerId) || creditReason);
  return reasons;
}

/** A main waybill that houses come under. */
type Made = Pick<Gathering, "id" | "destinationPort">;

interface Uses {
  regrouping: Regrouping;
  passes: CreditPasses;
}

async function importAll(context: Asked, uses: Uses) {
  const done = new Map<Consolidation, Awaited<ReturnType<typeof importOne>>>();
  // In the order of their numbers, so that two clerks wait for each other instead of locking each other out.
  const inOrder = context.input.mains.toSorted((a, b) => (a.mainNumber < b.mainNumber ? -1 : 1));
  for (const one of inOrder) {
    const at = `mains.${context.input.mains.indexOf(one)}.`;
    done.set(one, await importOne(context, uses, { ...one, at }));
  }
  return { mains: context.input.mains.flatMap((one) => done.get(one) ?? []) };
}

async function importOne(context: Asked, { regrouping, passes }: Uses, one: Consolidation & { at: string }) {
  const { db, session } = context;
  const { mainNumber, main, houses } = one;
  const there = await lockMain(context, mainNumber);
  const numberFlagged = isFlagged(mainNumber);
  const { id, destinationPort } = there ?? (await addMain(context, { mainNumber, main, numberFlagged }));
  const given = houses.map(({ houseNumber }) => houseNumber).filter((number) => number !== "");
  const used = new Set(await usedAmong(db, session.companyId, given));
  const skipped: string[] = [];
  const fresh = houses.filter(({ houseNumber }) => {
    if (houseNumber === "") return true;
    if (used.has(houseNumber)) skipped.push(houseNumber);
    const isNew = !used.has(houseNumber);
    used.add(houseNumber);
    return isNew;
  });
  const isNew = there === undefined;
  await checkFit(context, { ...one, id, destinationPort, isNew }, fresh.map(named));
  if (!isNew && fresh.length > 0) {
    await regrouping.beforeRegrouping?.(db, session.companyId, [id]);
    await touchMains(db, session.companyId, [id]);
  }
  if (fresh.length > 0) await storeHouses(context, fresh, { id, mainNumber, numberFlagged, passes });
  return { id, mainNumber, isNew, added: fresh.length, skipped };
}

/** A house as a question names it; one whose number is still to be built by its consignee. */
function named({ houseNumber, consigneeName, destinationPort }: House) {
  return { houseNumber: houseNumber || consigneeName, destinationPort };
}

function isFlagged(mainNumber: string): boolean {
  const number = readAirMainNumber(mainNumber);
  return !number || airCheckDigit(number.serial) !== number.checkDigit;
}

/** The main waybill of this number that houses can be added to, held until the end; what else has the number refuses. */
async function lockMain({ db, session }: Asked, mainNumber: string): Promise<Made | undefined> {
  const [found] = await db
    .select()
    .from(waybills)
    .where(and(await visibleWaybills(db, session), eq(waybills.houseNumber, mainNumber)))
    .for("no key update");
  if (found?.isMain === true && found.voidedAt === null && isAir(found.type)) return found;
  if (found || (await usedAmong(db, session.companyId, [mainNumber])).size > 0)
    throw refuse(airlineMessageImportRefusals.otherUse, { number: mainNumber });
  return undefined;
}

async function addMain(
  context: Asked,
  { mainNumber, main, numberFlagged }: Pick<Consolidation, "mainNumber" | "main"> & { numberFlagged: boolean },
): Promise<Made> {
  if (!main) throw refuse(airlineMessageImportRefusals.mainNeeded, { number: mainNumber });
  const input = { ...main, mainNumber, houseIds: [], destinationsChecked: false };
  const { divisors } = await readReferences(context.db, context.session.companyId, {
    ...input,
    customerId: null,
    customerName: "",
  });
  const id = await storeMain(context, { ...mainRow(input, divisors), numberFlagged }, [], "import");
  return { id, destinationPort: main.destinationPort };
}

/** Stores the houses under their main waybill, as an import of a sheet does: some at a time. */
async function storeHouses(
  context: Asked,
  houses: readonly House[],
  { id, passes, ...under }: { id: string; mainNumber: string; numberFlagged: boolean; passes: CreditPasses },
): Promise<void> {
  const { db, session, services } = context;
  const { companyId } = session;
  const { companyCode, ...directory } = await referencesOf(context, houses);
  const unnumbered = houses.filter(({ houseNumber }) => houseNumber === "").length;
  const built =
    unnumbered === 0
      ? []
      : await buildNumbers(
          { db, database: services.database },
          { companyId, companyCode, letter: letterOf(1) },
          unnumbered,
        );
  const order = {
    doer: doerOf(context),
    passes,
    directory,
    numbers: new Map([[1 as const, built]]),
    progress: () => undefined,
  };
  const imported = houses.map((form, row) => ({
    row,
    form,
    numberFlagged: under.numberFlagged,
    kept: { mainNumber: under.mainNumber, mainWaybillId: id },
  }));
  const parts = Array.from({ length: Math.ceil(imported.length / atOnce) }, (_, place) =>
    imported.slice(place * atOnce, (place + 1) * atOnce),
  );
  try {
    const last = await storeImport(db, order, parts);
    afterCommit(context, () =>
      inTransaction(services.database, { companyId }, (later) =>
        rememberAddresses(later, companyId, addressesOf(last)),
      ),
    );
  } catch (error) {
    // Somebody else stored one of them since they were looked for.
    if (violates(error, "waybill_house_number_once"))
      throw refuse(waybillRefusals.numberTaken, { number: houses.map(({ houseNumber }) => houseNumber).join(", ") });
    throw error;
  }
}

/** Checks what the houses point to, each distinct choice once; a refusal stands at the field's name. */
async function referencesOf({ db, session }: Asked, houses: readonly House[]) {
  const customers = new Map<string, { id: string; number: string; name: string }>();
  const checked = new Set<string>();
  let referred: Referred | undefined;
  for (const house of houses) {
    const { customerId, operatorId, salesId, customerServiceId, marketingId, warehouseId } = house;
    const key = [customerId, operatorId, salesId, customerServiceId, marketingId, warehouseId].join();
    if (checked.has(key)) continue;
    checked.add(key);
    referred = await readReferences(db, session.companyId, house);
    const { customerNumber: number, customerName: name } = referred;
    if (customerId !== null) customers.set(customerId, { id: customerId, number, name });
  }
  if (!referred) throw new Error("There is no house to check");
  return { companyCode: referred.companyCode, divisors: referred.divisors, customers };
}
