import { turnDownEntrustOrder } from "@lading/contract/order";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "#core/log";
import { createMailer } from "#core/mail";
import { openMailbox, type Mailbox } from "#core/testing";
import { openOrderHouse, type OrderHouse } from "./orders.stage.ts";

const address = "buying@oasis.example, nobody@oasis.example";
let house: OrderHouse;
let mailbox: Mailbox;
beforeAll(async () => {
  [house, mailbox] = await Promise.all([openOrderHouse(), openMailbox()]);
  await house.inCompany((db) => db.execute(sql`UPDATE customer SET email = ${address} WHERE id = ${house.customerId}`));
});
afterAll(async () => {
  await Promise.all([house.app.close(), mailbox.close()]);
});

/** The answer to turning an order down, about its message, which leaves by this mail server. */
async function told(smtpUrl: string) {
  const { app, tokens } = house;
  const log = createLog("silent");
  const mail = createMailer({ database: app.database, log, from: app.services.config.mailFrom, smtpUrl });
  Object.assign(app.services, { mail });
  const order = { id: await house.place(), reason: "No lithium batteries" };
  return (await app.call(turnDownEntrustOrder, order, { token: tokens.clerk })).Content;
}

describe("Who turns an order down", () => {
  test("is told which of the customer's addresses did not get the reason", async () => {
    expect(await told(mailbox.url)).toEqual({ mail: "sent", address, refused: ["nobody@oasis.example"] });
    expect(mailbox.recipients).toEqual(["buying@oasis.example"]);
  });

  test("is told that nobody knows, when the mail server took it and dropped the line", async () => {
    const dropping = await openMailbox({ dropsLine: true });
    expect(await told(dropping.url)).toEqual({ mail: "unknown", address, refused: [] });
    await dropping.close();
  });

  test("is told that it did not go, when the mail server is not there", async () => {
    const gone = await openMailbox();
    await gone.close();
    expect(await told(gone.url)).toEqual({ mail: "failed", address, refused: [] });
  });
});
