import { randomUUIDv7 } from "node:crypto";
import {
  addCompanyInvoiceTitle,
  addUser,
  editCompanyInvoiceTitle,
  getCompanyInvoiceTitleLog,
} from "@lading/contract/user";
import { menu } from "@lading/contract/all";
import type { Language } from "@lading/contract/core";
import { inTransaction, type Database, type Db } from "#core/db";
import { createSession } from "#core/session";
import type { RecordKind } from "#core/testing";
import { setRoles } from "./administer.ts";
import { openCompany, type Furnish } from "./company.ts";
import { makeCompanyShell, makeUser } from "./directory.ts";
import { readNewSession } from "./sessions.ts";

export interface NewCompany {
  code: string;
  companyName: string;
  companyNameEn?: string;
  country?: string;
  creditCode?: string;
  taxNumber?: string;
  /** UTC unless said otherwise, so that what is made for today is of today. */
  timeZone?: string;
  city?: string;
  address?: string;
  phone?: string;
  email?: string;
  language?: Language;
  /** Other modules' first records of the company; see `userModule`. */
  furnish: readonly Furnish[];
  administrator: { userName: string; email: string; passwordHash?: string };
}

/** A company as tests and the demo set need it. */
export interface MadeCompany {
  companyId: string;
  code: string;
  /** Ids of the roles that each company starts with, by their keys. */
  roles: ReadonlyMap<string, string>;
  administrator: { userId: string; userName: string };
}

export interface Colleague {
  userName: string;
  email: string;
  position?: string;
  /** Keys of the roles that companies start with. */
  presets: readonly string[];
  parentUserId?: string | null;
  passwordHash?: string;
}

/** Nobody knows the password of those who were given none: they cannot sign in. */
const noPassword = "-";

/** Makes a company with its administrator, as AddCompanyInfo would. */
export async function makeCompany(database: Database, wanted: NewCompany): Promise<MadeCompany> {
  const { furnish, administrator, language = "en", ...fields } = wanted;
  const companyId = randomUUIDv7();
  return await inTransaction(database, { companyId }, async (db) => {
    await makeCompanyShell(db, companyId);
    const { userName, email, passwordHash = noPassword } = administrator;
    const userId = await makeUser(db, {
      companyId,
      userName,
      accounts: [{ field: "email", account: email }],
      passwordHash,
    });
    const roles = await openCompany(
      db,
      { companyId, userId, language, furnish, menu },
      { country: "CN", timeZone: "UTC", legalPerson: userName, ...fields },
    );
    return { companyId, code: wanted.code, roles, administrator: { userId, userName } };
  });
}

/** Adds a colleague with roles that each company starts with. */
export async function makeColleague(db: Db, { companyId, roles }: MadeCompany, colleague: Colleague): Promise<string> {
  const { userName, email, presets, position = "", parentUserId = null, passwordHash = noPassword } = colleague;
  const accounts = [{ field: "email", account: email }];
  const userId = await makeUser(db, { companyId, userName, position, parentUserId, passwordHash, accounts });
  const roleIds = presets.map((preset) => roles.get(preset) ?? unknownPreset(preset));
  await setRoles(db, { companyId, userId, roleIds, isAdministrator: false });
  return userId;
}

function unknownPreset(preset: string): never {
  throw new Error(`No company starts with a role ${preset}`);
}

/** A token of this user, without a password (tests). */
export async function makeToken(database: Database, companyId: string, userId: string): Promise<string> {
  return await inTransaction(database, { companyId }, async (db) => {
    const snapshot = await readNewSession(db, menu, companyId, userId);
    if (!snapshot) throw new Error("There is no such user");
    return await createSession(db, snapshot);
  });
}

const inFourParts = ["operatorId", "salesId", "customerServiceId", "marketingId"] as const;

export const userKinds: readonly RecordKind[] = [
  { name: "logo", fields: ["logoFileId"], make: ({ upload }) => upload("logo") },
  { name: "licence", fields: ["licenceFileId"], make: ({ upload }) => upload("licence") },
  {
    name: "user",
    fields: ["userId", "userIds", "parentUserId", ...inFourParts],
    make: async ({ ask, companyId, word }) => {
      const email = `colleague@${companyId}.example`;
      return (await ask(addUser, { ...addUser.example, userName: word, email })).UserId;
    },
  },
  {
    name: "invoiceTitle",
    calls: [editCompanyInvoiceTitle, getCompanyInvoiceTitleLog],
    fields: ["titleId"],
    make: async ({ ask, word }) => {
      const title = { ...addCompanyInvoiceTitle.example, title: word, taxNumber: "310122393500003" };
      return (await ask(addCompanyInvoiceTitle, title)).id;
    },
  },
];
