import type { Right } from "@lading/contract/core";
import type { FileUse } from "@lading/contract/files";
import { getUserInfo } from "@lading/contract/user";
import { randomUUIDv7 } from "node:crypto";
import sharp from "sharp";
import { inTransaction, type Db } from "#core/db";
import { hashPassword } from "#core/passwords";
import { readSheet } from "#core/sheets";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetStates } from "#logistics-state";
import { roleRights, roles, systemModule } from "#system";
import { addMainWarehouse, warehouseModule } from "#warehouse";
import { waybillUserUse } from "#waybill";
import { makeCompanyShell, makeUser } from "./directory.ts";
import { makeColleague, makeCompany, makeToken, userModule, type Colleague, type MadeCompany } from "./index.ts";

export const password = "freight-2026";
/** The least of a JPEG and of a see-through PNG. */
const picture = { width: 8, height: 8, channels: 4, background: { r: 24, g: 144, b: 255, alpha: 0 } } as const;

/** Two companies, and what tests of people and rights do all the time. */
export interface IdentityHouse {
  app: TestApp;
  company: MadeCompany;
  rival: MadeCompany;
  /** Tokens of both companies' administrators. */
  tokens: { administrator: string; rival: string };
  inCompany<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Adds a colleague, without any role unless `presets` says so. */
  colleague(colleague: Partial<Colleague> & { email: string }): Promise<{ userId: string; token: string }>;
  /** Adds a colleague who holds one role with these rights. */
  holder(email: string, rights: readonly Right[]): Promise<{ userId: string; token: string; roleId: string }>;
  /** Registers somebody without a company. */
  newcomer(email: string): Promise<{ userId: string; companyId: string; token: string }>;
  /** An upload of this person's; its id. */
  upload(person: { companyId: string; userId: string }, use: FileUse): Promise<string>;
  /** The cells of an exported sheet, row by row, its headings first. */
  exported(path: string): Promise<string[][]>;
  /** The version that the administrator reads of a user. */
  versionOf(userId: string): Promise<number>;
}

/** Starts what the tests of people and rights share. */
export async function openIdentityHouse(
  more: Parameters<typeof startTestApp>[0]["modules"] = [],
): Promise<IdentityHouse> {
  const furnish = [addPresetStates, addMainWarehouse];
  const modules = [userModule({ furnish, usedBy: [waybillUserUse] }), systemModule(), warehouseModule, ...more];
  const app = await startTestApp({ modules, services: localServices });
  const { database } = app;
  const passwordHash = await hashPassword(password);
  const companyOf = (code: string, companyName: string, email: string) =>
    makeCompany(database, {
      code,
      companyName,
      furnish,
      administrator: { userName: "Chen Jing", email, passwordHash },
    });
  const company = await companyOf("GULF", "海湾货运", "chen@gulf.example");
  const rival = await companyOf("RIVAL", "Rival Freight", "chen@rival.example");
  const { companyId } = company;
  const inCompany = <T>(work: (db: Db) => Promise<T>) => inTransaction(database, { companyId }, work);
  const tokens = {
    administrator: await makeToken(database, companyId, company.administrator.userId),
    rival: await makeToken(database, rival.companyId, rival.administrator.userId),
  };
  const colleague: IdentityHouse["colleague"] = async (given) => {
    const wanted = { userName: given.email.split("@")[0] ?? "", presets: [], passwordHash, ...given };
    const userId = await inCompany((db) => makeColleague(db, company, wanted));
    return { userId, token: await makeToken(database, companyId, userId) };
  };
  return {
    app,
    company,
    rival,
    tokens,
    inCompany,
    colleague,
    holder: async (email, rights) => {
      const roleId = await inCompany((db) => addRoleWith(db, companyId, { roleName: email, rights }));
      const held = { ...company, roles: new Map([...company.roles, [email, roleId]]) };
      const userId = await inCompany((db) =>
        makeColleague(db, held, { userName: email, email, presets: [email], passwordHash }),
      );
      return { userId, roleId, token: await makeToken(database, companyId, userId) };
    },
    newcomer: (email) => register(app, email, passwordHash),
    upload: (person, use) => upload(app, person, use),
    exported: (path) => inCompany((db) => readExported(app, db, path)),
    versionOf: async (userId) =>
      (await app.call(getUserInfo, { userId }, { token: tokens.administrator })).Content.version,
  };
}

async function addRoleWith(db: Db, companyId: string, wanted: { roleName: string; rights: readonly Right[] }) {
  const id = randomUUIDv7();
  await db.insert(roles).values({ companyId, id, roleName: wanted.roleName, seesAll: false });
  const rows = wanted.rights.map((right) => {
    const [page = "", action = ""] = right.split(":");
    return { companyId, roleId: id, page, action };
  });
  if (rows.length > 0) await db.insert(roleRights).values(rows);
  return id;
}

async function register({ database }: TestApp, email: string, passwordHash: string) {
  const companyId = randomUUIDv7();
  const userId = await inTransaction(database, { companyId }, async (db) => {
    await makeCompanyShell(db, companyId);
    return await makeUser(db, {
      companyId,
      userName: "Li Wei",
      accounts: [{ field: "account", account: email }],
      passwordHash,
    });
  });
  return { userId, companyId, token: await makeToken(database, companyId, userId) };
}

async function upload(app: TestApp, { companyId, userId }: { companyId: string; userId: string }, use: FileUse) {
  const image = sharp({ create: picture });
  const bytes = use === "officialSeal" ? await image.png().toBuffer() : await image.jpeg().toBuffer();
  const file = { companyId, use, name: use, bytes, createdBy: userId, expiresAt: new Date(Date.now() + 60_000) };
  const stored = await inTransaction(app.database, { companyId }, (db) => app.services.files.save(db, file));
  return stored.id;
}

async function readExported({ services: { files } }: TestApp, db: Db, path: string): Promise<string[][]> {
  const card = await files.find(db, path.split("/").at(-1) ?? "");
  if (!card) throw new Error(`There is no file ${path}`);
  const rows: string[][] = [];
  for await (const { cells } of readSheet(await files.read(card), { maxRows: 1000 })) rows.push([...cells]);
  return rows;
}
