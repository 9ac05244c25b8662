import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { presetChargeItems } from "@lading/contract/charge-item";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { startTestApp } from "#core/testing";
import { makeCompany } from "#user";
import { chargeItems } from "./tables.ts";

const folder = join(import.meta.dirname, "../../migrations");

/** The statement of the migrations that gives companies their charge items. */
async function furnishing(): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  const found = texts
    .flatMap((text) => text.split("--> statement-breakpoint"))
    .filter((statement) => statement.includes('INSERT INTO "charge_item"'));
  expect(found).toHaveLength(1);
  return found.join("");
}

test("A company from before there were charge items is given those that a new one starts with", async () => {
  const app = await startTestApp({ modules: [] });
  const owner = new Pool({ connectionString: app.ownerUrl });
  try {
    const administrator = { userName: "Li Wei", email: "li@lading.example" };
    const { companyId } = await makeCompany(app.database, {
      code: "OLD",
      companyName: "Old Freight",
      furnish: [],
      administrator,
    });
    await owner.query("INSERT INTO company (company_id, code) VALUES (gen_random_uuid(), NULL)");
    await owner.query(await furnishing());
    const { rows } = await owner.query<{ count: number }>("SELECT count(*)::int AS count FROM charge_item");
    expect(rows).toEqual([{ count: presetChargeItems.length }]);
    const items = await inTransaction(app.database, { companyId }, (db) => db.select().from(chargeItems));
    const version7 = expect.stringMatching(/^[0-9a-f-]{13}-7[0-9a-f]{3}-[89ab]/);
    expect(items).toMatchObject(items.map(() => ({ id: version7, enabled: true })));
    const named = new Map(items.map((item) => [item.preset, item]));
    for (const { preset, text } of presetChargeItems)
      expect(named.get(preset)).toMatchObject({
        chineseName: text.zh,
        englishName: text.en,
        // The Arabic name is the one of then: a company's own names are not changed afterwards.
        arabicName: expect.stringMatching(/[\u0600-\u06FF]/),
      });
  } finally {
    await owner.end();
    await app.close();
  }
});
