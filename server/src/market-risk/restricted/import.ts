import { randomUUIDv7 } from "node:crypto";
import {
  enabledTexts,
  fill,
  labelsOf,
  parseInput,
  refuse,
  type InputOf,
  type Language,
  type LocalText,
} from "@lading/contract/core";
import {
  addRestrictedParty,
  marketRiskRefusals as refusals,
  mostImportedRestricted,
  restrictedFields,
  restrictedKindTexts,
  type getRestrictedImportTemplate,
  type importRestrictedParties,
} from "@lading/contract/market-risk";
import { eq } from "drizzle-orm";
import { changesBetween, logOperations } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { ImportedSheet, importTemplate, ownUpload, type ImportedRow, type ImportForm } from "#core/imported-sheet";
import { countryCodeOf, countryName } from "#place";
import { nameKey, nameParts } from "../names/index.ts";
import { restrictedParties } from "../tables.ts";
import { byOf, entity, logged } from "./restricted.ts";

/** As they are exported. */
const columns = ["name", "kind", "otherNames", "country", "identityNumber", "reason", "enabled"] as const;
type Column = (typeof columns)[number];

const form: ImportForm<Column> = {
  columns,
  required: ["name", "reason"],
  headings: labelsOf(restrictedFields),
  earlier: { kind: ["Kind"], enabled: ["State"] },
  missing: refusals.importHeadings,
  maxRows: mostImportedRestricted,
  choices: { kind: Object.values(restrictedKindTexts), enabled: Object.values(enabledTexts) },
};

interface ReadParty {
  row: number;
  key: string;
  fields: InputOf<typeof addRestrictedParty>;
}

/** Says what is wrong with a spreadsheet of restricted parties, or stores it: all rows or none. */
export async function importRestricted(context: Context<typeof importRestrictedParties>) {
  const { db, input, session, language, services } = context;
  const card = await ownUpload(db, services.files, {
    fileId: input.fileId,
    use: "restrictedImport",
    userId: session.userId,
  });
  const reading = new Reading(language);
  for await (const row of reading.sheet.read(await services.files.read(card))) reading.take(row);
  await reading.refuseSame(db, session.companyId);
  if (!input.store) return reading.sheet.answer(0, await reading.sheet.marked(context, card));
  reading.sheet.refuseWrong(refusals.importRows);
  await store(context, reading.parties);
  return reading.sheet.answer(reading.parties.length);
}

async function store({ db, session, ip }: Context<typeof importRestrictedParties>, parties: readonly ReadParty[]) {
  const { companyId, userId, userName } = session;
  const made = parties.map(({ key, fields }) => ({ ...fields, id: randomUUIDv7(), companyId, nameKey: key }));
  const added = await db
    .insert(restrictedParties)
    .values(made.map((party) => ({ ...party, ...byOf(session) })))
    .onConflictDoNothing()
    .returning({ id: restrictedParties.id });
  const ids = new Set(added.map(({ id }) => id));
  // Somebody else has added it since the sheet was checked a moment ago.
  const lost = made.find(({ id }) => !ids.has(id));
  if (lost) throw refuse(refusals.restrictedThere, { name: lost.name });
  await logOperations(
    db,
    { companyId, userId, userName, ip },
    { entity, action: "import" },
    made.map((party) => ({ id: party.id, number: party.name, changes: changesBetween(null, party, logged) })),
  );
}

/** Reads rows, and keeps what is wrong with them beside what is right. */
class Reading {
  readonly sheet: ImportedSheet<Column>;
  readonly parties: ReadParty[] = [];
  readonly #language: Language;

  constructor(language: Language) {
    this.sheet = new ImportedSheet(form, language);
    this.#language = language;
  }

  take({ row, cell }: ImportedRow<Column>): void {
    const country = cell("country") === "" ? "" : countryCodeOf(cell("country"));
    const kind = wordOf(cell("kind"), restrictedKindTexts, "company");
    const enabled = wordOf(cell("enabled"), enabledTexts, "true");
    const filled = {
      name: cell("name"),
      kind: kind ?? "company",
      otherNames: cell("otherNames")
        .split(/[;；\n]/)
        .map((name) => name.trim())
        .filter(Boolean),
      country: country ?? "",
      identityNumber: cell("identityNumber"),
      reason: cell("reason"),
      enabled: enabled !== "false",
    };
    const parsed = parseInput(addRestrictedParty.input, filled, this.#language);
    const key = nameKey(filled.name);
    const wrong = {
      ...(!parsed.ok && parsed.answer.fields),
      ...(filled.name !== "" &&
        (key === "" || nameParts(filled.name).words.length === 0) && { name: this.#say(refusals.notComparable) }),
      ...(country === undefined && { country: this.#say(refusals.importCountry) }),
      ...(kind === undefined && { kind: this.#say(refusals.importKind) }),
      ...(enabled === undefined && { enabled: this.#say(refusals.importState) }),
    };
    for (const [field, message] of Object.entries(wrong)) this.sheet.wrong(row, field, message);
    if (parsed.ok && Object.keys(wrong).length === 0) this.parties.push({ row, key, fields: parsed.value });
  }

  #say({ text }: { text: LocalText }): string {
    return text[this.#language];
  }

  /** A party stands once in the sheet, and is not on the list. */
  async refuseSame(db: Db, companyId: string): Promise<void> {
    const there = await db
      .select({ key: restrictedParties.nameKey, name: restrictedParties.name })
      .from(restrictedParties)
      .where(eq(restrictedParties.companyId, companyId));
    const onList = new Map(there.map(({ key, name }) => [key, name]));
    const inSheet = new Map<string, number>();
    for (const { row, key } of this.parties) {
      const [name, before] = [onList.get(key), inSheet.get(key)];
      if (name !== undefined) this.sheet.wrong(row, "name", fill(this.#say(refusals.restrictedThere), { name }));
      else if (before !== undefined)
        this.sheet.wrong(row, "name", fill(this.#say(refusals.importTwice), { row: before }));
      else inSheet.set(key, row);
    }
  }
}

/** Which of these words a cell says, in any language; undefined where it says another. */
function wordOf<W extends string>(
  text: string,
  words: Readonly<Record<W, LocalText>>,
  empty: NoInfer<W>,
): W | undefined {
  if (text === "") return empty;
  const wanted = text.toLowerCase();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an object's keys are
  const keys = Object.keys(words) as W[];
  return keys.find(
    (key) => key === wanted || Object.values<string>(words[key]).some((word) => word.toLowerCase() === wanted),
  );
}

/** An empty spreadsheet with every column, and one line that shows how it is filled in. */
export async function makeRestrictedTemplate(context: Context<typeof getRestrictedImportTemplate>) {
  const { language } = context;
  const example = {
    name: "Blue Anchor Shipping LLC",
    kind: restrictedKindTexts.company[language],
    otherNames: "Blue Anchor Freight; بلو أنكور للشحن",
    country: countryName("AE", language),
    identityNumber: "CN-1184520",
    reason: exampleReason[language],
    enabled: enabledTexts.true[language],
  };
  return await importTemplate(context, form, { title: templateTitle[language], example });
}

const templateTitle: LocalText = {
  zh: "受限名单导入模板",
  en: "Restricted parties to import",
  ar: "قالب استيراد الأطراف المقيّدة",
};

const exampleReason: LocalText = {
  zh: "自 2025 年起拖欠运费",
  en: "Unpaid freight since 2025",
  ar: "أجور شحن غير مسددة منذ 2025",
};
