import { randomUUIDv7 } from "node:crypto";
import { getContainerList } from "@lading/contract/container";
import {
  createWorkOrderByPreAlert,
  editPreAlertInfo,
  getArrivalNoticeDetail,
  getPreAlertList,
  getPreAlterOperationLogList,
  sendArrivalNotice,
} from "@lading/contract/pre-alert";
import { addWayBillByPrimary, addWayBillShipping } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeWaybillRow } from "#waybill";
import { openHouses, type Houses } from "./pre-alert.stage.ts";

let houses: Houses;
beforeAll(async () => {
  houses = await openHouses();
});
afterAll(() => houses.close());

/** A number whose check digit is right, and one whose is not. */
const [right, wrong] = ["CSQU3054383", "MSKU7120938"];

/** A sea main waybill of two houses in two containers, the second house in both; gives the ids. */
async function addSeaMain(mainNumber: string) {
  const { company, token, warehouseId } = houses.origin;
  const who = { userId: company.administrator.userId, warehouseId };
  const houseIds: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    const { Content } = await houses.app.call(addWayBillShipping, makeWaybillRow.sea(who), { token });
    houseIds.push(Content.id);
  }
  const main = {
    type: 2 as const,
    mainNumber,
    shippingDate: "2026-11-20",
    shipperName: "Gulf Freight",
    consigneeName: "Jeddah Clearing",
    consigneeEmail: "import@jeddah.example",
    notifyParty: "Riyadh Import Desk, desk@riyadh.example",
    loadingPort: "CNYTN",
    destinationPort: "SAJED",
    cabinetClass: "40HQ" as const,
    productName: "Consolidation",
    pieces: 4,
    weight: "600",
    volume: "5.28",
    operatorId: who.userId,
    warehouseId,
    houseIds,
  };
  const answer = await houses.app.call(addWayBillByPrimary, main, { token });
  expect(answer.StatusCode, JSON.stringify(answer)).toBe(200);
  const mainId = answer.Content.id;
  const [one, other] = [randomUUIDv7(), randomUUIDv7()];
  const { companyId } = company;
  await houses.origin.inCompany(async (db) => {
    await db.execute(sql`INSERT INTO container (company_id, id, waybill_id, container_number, cabinet_class, cabinet_type,
        seal_number, tare_weight, remark)
      VALUES (${companyId}, ${one}, ${mainId}, ${right}, '40HQ', '45G1', 'CN1, CN2', 3900, 'Internal: rent 40'),
        (${companyId}, ${other}, ${mainId}, ${wrong}, '20', '', 'CN3', NULL, '')`);
    await db.execute(sql`INSERT INTO container_packing (company_id, container_id, waybill_id, pieces, weight, volume)
      VALUES (${companyId}, ${one}, ${houseIds[0]}, 2, 300, 2.64), (${companyId}, ${one}, ${houseIds[1]}, 1, 150, 1.32),
        (${companyId}, ${other}, ${houseIds[1]}, 1, 150, 1.32)`);
  });
  return { mainId, first: one };
}

/** A pre-alert of a sea main waybill, pushed; gives the receiver's copy. */
async function pushedCopy(mainNumber: string) {
  const main = await addSeaMain(mainNumber);
  const sent = await houses.alertOf(main.mainId);
  await houses.push(sent);
  const { alertNumber } = await houses.show(sent);
  const { token } = houses.destination;
  const { Content } = await houses.app.call(getPreAlertList, { search: alertNumber }, { token });
  return { ...main, sent, id: Content.rows[0]?.id ?? "" };
}

describe("The containers of a sea main waybill", () => {
  test("are in the pre-alert at both companies; a wrong check digit is kept and flagged", async () => {
    const { sent, id } = await pushedCopy("COSU6000001");
    const copy = await houses.show(id, houses.destination);
    expect(copy).toMatchObject({ numberFlagged: true, containers: (await houses.show(sent)).containers });
    expect(copy.containers).toMatchObject([
      { containerNumber: right, numberFlagged: false, cabinetType: "45G1", sealNumber: "CN1, CN2", pieces: 3 },
      { containerNumber: wrong, numberFlagged: true, cabinetClass: "20", pieces: 1, weight: "150.000" },
    ]);
    expect(JSON.stringify(copy)).not.toContain("Internal");
  });

  test("are made by the work order, each packed as it was at origin", async () => {
    const { id } = await pushedCopy("COSU6000002");
    const { token } = houses.destination;
    const made = await houses.app.call(createWorkOrderByPreAlert, { id }, { token });
    expect(made.StatusCode, JSON.stringify(made)).toBe(200);
    const waybillId = made.Content.waybillId ?? "";
    const { containers, houses: own } = (await houses.app.call(getContainerList, { waybillId }, { token })).Content;
    expect(containers).toMatchObject([
      {
        containerNumber: right,
        numberFlagged: false,
        sealNumber: "CN1, CN2",
        tareWeight: "3900",
        remark: "",
        pieces: 3,
      },
      { containerNumber: wrong, numberFlagged: true, sealNumber: "CN3", pieces: 1, weight: "150.000" },
    ]);
    expect(containers[0]?.packed).toHaveLength(2);
    expect(own.filter(({ remainingPieces }) => remainingPieces !== 0)).toEqual([]);
  });

  test("stay in the pre-alert as they were handed over until it is made anew from the waybills", async () => {
    const { mainId, first } = await addSeaMain("COSU6000003");
    const id = await houses.alertOf(mainId);
    await houses.origin.inCompany((db) =>
      db.execute(sql`UPDATE container SET seal_number = 'CN9' WHERE id = ${first}`),
    );
    const edit = async (rereadHouses: boolean) => {
      const { mainNumber, packages, version } = await houses.show(id);
      const figures = { packages, weight: "600", volume: "5.28", cargoType: "general" as const };
      const input = { id, mainNumber, ...figures, version, rereadHouses };
      await houses.app.call(editPreAlertInfo, input, { token: houses.origin.token });
      return (await houses.show(id)).containers[0]?.sealNumber;
    };
    expect(await edit(false)).toBe("CN1, CN2");
    expect(await edit(true)).toBe("CN9");
    const { token } = houses.origin;
    const log = await houses.app.call(getPreAlterOperationLogList, { preAlertId: id }, { token });
    const change = log.Content.rows
      .flatMap(({ changes }) => changes)
      .find(({ before }) => before?.includes("CN1, CN2"));
    expect(change).toMatchObject({ field: "containers" });
    expect(change?.after).toContain("CN9");
  });
});

describe("The arrival notice of a sea shipment", () => {
  test("names the containers, for one house only those in which it is, and knows whom to write to", async () => {
    const { id } = await pushedCopy("COSU6000004");
    const { token } = houses.destination;
    const notice = async (line?: number) =>
      (await houses.app.call(getArrivalNoticeDetail, { id, ...(line !== undefined && { line }) }, { token })).Content;
    const whole = await notice();
    expect(whole.containers.map(({ containerNumber }) => containerNumber)).toEqual([right, wrong]);
    expect(whole.mail).toMatchObject({
      to: "desk@riyadh.example, import@jeddah.example",
      subject: "Arrival notice COSU6000004",
    });
    const copy = await houses.show(id, houses.destination);
    const alone = copy.houses.find(({ houseNumber }) =>
      copy.containers[1]?.packed.every((house) => house.houseNumber !== houseNumber),
    );
    expect((await notice(alone?.line)).containers).toMatchObject([{ containerNumber: right, pieces: "2" }]);
  });

  test("goes by e-mail to several people, and the log says so; not from a disabled one, nor for others", async () => {
    const { id } = await pushedCopy("COSU6000005");
    const { token } = houses.destination;
    const input = { id, to: "one@jeddah.example, two@jeddah.example", subject: "Arrival" };
    const sent = await houses.app.call(sendArrivalNotice, { ...input, documentLanguage: "ar" }, { token });
    expect(sent.Content, JSON.stringify(sent)).toMatchObject({ delivered: "outbox", refused: [] });
    const log = await houses.app.call(getPreAlterOperationLogList, { preAlertId: id }, { token });
    expect(log.Content.rows.find(({ action }) => action === "mailNotice")?.changes).toMatchObject([
      { field: "to", after: input.to },
      { field: "mailSubject", after: input.subject },
      { field: "files", after: "إشعار وصول COSU6000005.pdf" },
      { field: "mailState", after: "No mail server is set up, not sent" },
    ]);
    expect((await houses.app.call(sendArrivalNotice, { ...input, to: "nobody" }, { token })).StatusCode).toBe(422);
    const { token: origin } = houses.origin;
    expect((await houses.app.call(sendArrivalNotice, input, { token: origin })).StatusCode).toBe(404);
    await houses.destination.inCompany((db) =>
      db.execute(sql`UPDATE pre_alert SET state = 'disabled' WHERE id = ${id}`),
    );
    expect((await houses.app.call(sendArrivalNotice, input, { token })).StatusCode).toBe(422);
  });
});
