import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkLedgers } from "./check.ts";
import { runVerifyCommand } from "./verify-command.ts";
import { openWritingOff, type WritingOff } from "./writing-off.stage.ts";

let stage: WritingOff;
beforeAll(async () => {
  stage = await openWritingOff();
});
afterAll(() => stage.house.app.close());

async function run(url: string | undefined) {
  const printed: string[] = [];
  const code = await runVerifyCommand({ url, print: (text) => printed.push(text) });
  return { code, text: printed.join("\n") };
}

describe("The operator", () => {
  test("hears that every balance is what the ledger says, and of each that is not", async () => {
    const { recordId } = await stage.bill();
    const { id } = await stage.hold({ ...stage.money("60"), lines: [{ kind: "bill", recordId, amount: "40" }] });
    await stage.post(id);
    const { ownerUrl } = stage.house.app;
    expect(await checkLedgers(stage.house.app.database)).toBe(0);
    expect(await run(ownerUrl)).toEqual({ code: 0, text: "Every balance is what the ledger says." });
    await stage.house.inCompany((db) =>
      db.execute(sql`UPDATE collection_bill SET written_off = 41 WHERE id = ${recordId}`),
    );
    expect(await checkLedgers(stage.house.app.database)).toBe(1);
    const { code, text } = await run(ownerUrl);
    expect(code).toBe(1);
    expect(text).toMatch(
      new RegExp(`^bill ${recordId}: 41(\\.0+)? is kept, 40(\\.0+)? is what the ledger says\\n1 balance`),
    );
  });

  test("is told plainly when the database does not run or does not answer", async () => {
    expect((await run(undefined)).text).toContain("Lading does not run");
    expect((await run("postgres://127.0.0.1:1/x")).text).toBe("The database does not answer. Is it running?");
  });
});
