import {
  createWorkOrderByPreAlert,
  editPreAlertInfo,
  editPreAlertState,
  getPreAlertInfo,
  getPreAlertList,
  getPreAlertTarget,
  getPreAlterOperationLogList,
  ladingInternaPush,
  type PreAlertState,
} from "@lading/contract/pre-alert";
import { getMenuInfoList } from "@lading/contract/system";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHouses, type Houses, type Side } from "./pre-alert.stage.ts";

let houses: Houses;
let id: string;
beforeAll(async () => {
  houses = await openHouses();
  id = await houses.alertOf(await houses.addMain("020-12345675"), {
    fileIds: [await houses.upload("manifest.pdf"), await houses.upload("发票.pdf")],
  });
});
afterAll(() => houses.close());

const listed = async (side: Side, direction: "received" | "sent" = "received") =>
  (await houses.app.call(getPreAlertList, { direction, pageSize: 200 }, { token: side.token })).Content.rows;
const received = async (alertNumber: string) => {
  const rows = (await listed(houses.destination)).filter((row) => row.alertNumber === alertNumber);
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
};
const copyOf = async (sentId: string) => {
  const copy = await received((await houses.show(sentId)).alertNumber);
  return await houses.show(copy?.id ?? "", houses.destination);
};
const setState = async (side: Side, alert: { id: string; version: number }, state: PreAlertState) =>
  await houses.app.call(
    editPreAlertState,
    { alerts: [{ id: alert.id, version: alert.version }], state },
    { token: side.token },
  );
const edit = async (sentId: string, change: object) => {
  const alert = await houses.show(sentId);
  const { version, mainNumber, loadingPort, destinationPort, transit, carrier, flightNumber, vessel, voyage } = alert;
  const route = { mainNumber, loadingPort, destinationPort, transit, carrier, flightNumber, vessel, voyage };
  const { originAgent, destinationAgent, packages, weight, volume, cargoType, etd, eta, atd, ata, remark } = alert;
  const rest = { originAgent, destinationAgent, packages, weight, volume, cargoType, etd, eta, atd, ata, remark };
  const fileIds = alert.storedFiles.map((file) => file.id);
  const input = { id: sentId, version, ...route, ...rest, fileIds, ...change };
  return await houses.app.call(editPreAlertInfo, input, { token: houses.origin.token });
};
const logOf = async (side: Side, preAlertId: string) =>
  (await houses.app.call(getPreAlterOperationLogList, { preAlertId }, { token: side.token })).Content.rows;
const badge = async ({ token }: Side) => {
  const { Content } = await houses.app.call(getMenuInfoList, {}, { token });
  return Content.flatMap(({ ChildList }) => ChildList).find(({ MenuUrl }) => MenuUrl.endsWith("/preAlertList"))
    ?.MessageCount;
};

describe("A pre-alert pushed to another company", () => {
  test("is refused at the field for a company that is not there and for one's own", async () => {
    const none = await houses.push(id, "NOBODY");
    expect([none.StatusCode, none.Content.fields]).toEqual([
      422,
      { companyCode: "There is no company with the code NOBODY on Lading" },
    ]);
    const own = await houses.push(id, "gulf");
    expect(own.Content.fields).toEqual({ companyCode: "A pre-alert cannot be pushed to your own company" });
    const { token } = houses.origin;
    const target = await houses.app.call(getPreAlertTarget, { companyCode: "jed" }, { token });
    expect(target.Content.companyName).toBe("Jeddah Clearing");
  });

  test("arrives there once, whoever pushes it at the same time, with copies of its files and a count on the menu", async () => {
    expect(await badge(houses.destination)).toBe(0);
    const answers = await Promise.all([houses.push(id), houses.push(id), houses.push(id)]);
    expect(answers.map(({ Content }) => Content.outcome).toSorted()).toEqual(["arrived", "unchanged", "unchanged"]);
    const copy = await copyOf(id);
    expect(copy).toMatchObject({
      direction: "received",
      mainNumber: "020-12345675",
      partners: "Gulf Freight",
      createdByName: "Gulf Freight",
      state: "unconfirm",
      flightNumber: "LH 8451",
      packages: 4,
      weight: "610.500",
      totalHouses: 2,
      waybillId: null,
      pushes: [],
    });
    expect(copy.houses.map(({ houseNumber, waybillId }) => [houseNumber, waybillId])).toEqual([
      ["GULFA0000001", null],
      ["GULFA0000002", null],
    ]);
    expect(copy.storedFiles.map(({ name }) => name)).toEqual(["manifest.pdf", "发票.pdf"]);
    const own = (await houses.show(id)).storedFiles.map((file) => file.id);
    expect(copy.storedFiles.filter((file) => own.includes(file.id))).toEqual([]);
    expect(await badge(houses.destination)).toBe(1);
    expect(await badge(houses.origin)).toBe(0);
  });

  test("tells nothing that the sender keeps to itself, neither in its rows nor in its log", async () => {
    const rows = await houses.destination.inCompany(
      async (db) =>
        (
          await db.execute<{ whole: string }>(sql`SELECT to_jsonb(a)::text AS whole FROM pre_alert a
        UNION ALL SELECT to_jsonb(h)::text FROM pre_alert_house h
        UNION ALL SELECT to_jsonb(l)::text FROM operation_log l WHERE entity = 'preAlert'`)
        ).rows,
    );
    const whole = rows.map((row) => row.whole).join("\n");
    for (const secret of ["Secret Customer", "margin", "Admin of GULF", houses.origin.company.administrator.userId])
      expect(whole).not.toContain(secret);
  });
});

describe("A pre-alert that has arrived", () => {
  test.each([
    ["zh", "海湾货运"],
    ["en", "Gulf Freight"],
    ["ar", "Gulf Freight"],
  ] as const)("names the sender to a reader of %s as %s, and is found by it", async (language, name) => {
    await houses.origin.inCompany((db) =>
      db.execute(sql`UPDATE company_directory SET company_name = '海湾货运', company_name_en = 'Gulf Freight'
        WHERE company_id = ${houses.origin.company.companyId}`),
    );
    const asked = { direction: "received" as const, agent: name.slice(0, 4) };
    const by = { token: houses.destination.token, language };
    const { rows } = (await houses.app.call(getPreAlertList, asked, by)).Content;
    expect(rows[0]).toMatchObject({ partners: name, createdByName: name });
    const target = { companyCode: houses.origin.company.code };
    expect((await houses.app.call(getPreAlertTarget, target, by)).Content.companyName).toBe(name);
  });

  test("keeps its files although the sender takes them out and their bytes are cleaned away", async () => {
    const other = await houses.alertOf(await houses.addMain("020-11111111"), {
      fileIds: [await houses.upload("a.pdf")],
    });
    await houses.push(other);
    const copy = await copyOf(other);
    expect((await edit(other, { fileIds: [] })).StatusCode).toBe(200);
    await houses.services.files.clean();
    const [file] = copy.storedFiles;
    const bytes = await houses.destination.inCompany(async (db) => {
      const card = await houses.services.files.find(db, file?.id ?? "");
      return card && (await houses.services.files.read(card));
    });
    expect(bytes?.toString()).toContain("%PDF-1.4");
    // Pushed again it is a new version, without the file.
    expect((await houses.push(other)).Content.outcome).toBe("updated");
    expect((await copyOf(other)).storedFiles).toEqual([]);
  });

  test("is nobody else's: neither company reads or changes the other's, whoever asks for its id", async () => {
    const copy = await copyOf(id);
    const { origin, destination } = houses;
    for (const [side, alertId] of [
      [origin, copy.id],
      [destination, id],
    ] as const) {
      const { token } = side;
      expect((await houses.app.call(getPreAlertInfo, { id: alertId }, { token })).StatusCode).toBe(404);
      expect((await setState(side, { id: alertId, version: 1 }, "confirmed")).StatusCode).toBe(404);
      const order = await houses.app.call(createWorkOrderByPreAlert, { id: alertId }, { token });
      expect(order.StatusCode).toBe(404);
    }
    const input = {
      id: copy.id,
      version: copy.version,
      packages: 9,
      weight: "1",
      volume: "1",
      cargoType: "general" as const,
    };
    const changed = await houses.app.call(editPreAlertInfo, input, { token: destination.token });
    expect(changed.ErrorMsg).toBe("A received pre-alert is its sender's: it cannot be changed or passed on here");
    expect((await houses.push(copy.id, "GULF", destination.token)).StatusCode).toBe(422);
  });
});

describe("What the receiver does", () => {
  test("is pushed back to the sender as a state, and changes nothing else there", async () => {
    const before = await houses.show(id);
    const copy = await copyOf(id);
    expect((await setState(houses.destination, copy, "confirmed")).StatusCode).toBe(200);
    const after = await houses.show(id);
    expect([after.state, after.pushes.map(({ state, companyName }) => [companyName, state])]).toEqual([
      "confirmed",
      [["Jeddah Clearing", "confirmed"]],
    ]);
    expect({ ...after, state: "", pushes: [] }).toEqual({ ...before, state: "", pushes: [] });
    const [entry] = await logOf(houses.origin, id);
    expect(entry).toMatchObject({ action: "answer", userName: "Jeddah Clearing", ip: "" });
    expect(await badge(houses.destination)).toBe(1);
  });

  test("is done once: a second clerk who saw it as it was is told so", async () => {
    const sent = await houses.alertOf(await houses.addMain("020-22222222"));
    await houses.push(sent);
    const copy = await copyOf(sent);
    const answers = await Promise.all([
      setState(houses.destination, copy, "confirmed"),
      setState(houses.destination, copy, "disabled"),
    ]);
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("is undone by a change of the sender's: what was confirmed is to be confirmed again, and the log says what changed", async () => {
    expect((await edit(id, { packages: 5, eta: "2026-11-24" })).StatusCode).toBe(200);
    expect((await houses.show(id)).pushes[0]).toMatchObject({ current: false, state: "confirmed" });
    expect((await houses.push(id)).Content).toMatchObject({ outcome: "updated", state: "unconfirm" });
    const copy = await copyOf(id);
    expect([copy.state, copy.packages, copy.eta]).toEqual(["unconfirm", 5, "2026-11-24"]);
    const [entry] = await logOf(houses.destination, copy.id);
    expect(entry?.action).toBe("update");
    expect(entry?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ["packages", "4", "5"],
      ["eta", "2026-11-22", "2026-11-24"],
    ]);
    expect((await houses.show(id)).state).toBe("unconfirm");
  });

  test("stands: what it has disabled is not changed by a push any more, and both are told", async () => {
    const copy = await copyOf(id);
    await setState(houses.destination, copy, "disabled");
    await edit(id, { packages: 6 });
    expect((await houses.push(id)).Content).toMatchObject({ outcome: "held", state: "disabled" });
    const after = await copyOf(id);
    expect([after.state, after.packages, after.heldAt !== null]).toEqual(["disabled", 5, true]);
    const [entry] = await logOf(houses.destination, copy.id);
    expect([entry?.action, entry?.changes[0]]).toEqual(["hold", { field: "packages", before: "5", after: "6" }]);
    expect((await houses.show(id)).pushes[0]).toMatchObject({ outcome: "held", state: "disabled" });
  });
});

describe("The sender", () => {
  test("withdraws a pre-alert by disabling it: it can no longer be confirmed, pushed or counted, until it stands again", async () => {
    const sent = await houses.alertOf(await houses.addMain("020-33333333"));
    await houses.push(sent);
    const waiting = await badge(houses.destination);
    await setState(houses.origin, await houses.show(sent), "disabled");
    const copy = await copyOf(sent);
    expect([copy.withdrawn, copy.state]).toEqual([true, "unconfirm"]);
    expect(await badge(houses.destination)).toBe((waiting ?? 0) - 1);
    expect((await setState(houses.destination, copy, "confirmed")).StatusCode).toBe(422);
    expect((await houses.push(sent)).ErrorMsg).toMatch(/^Pre-alert GULFP26\d{7} is disabled$/);
    await setState(houses.origin, await houses.show(sent), "unconfirm");
    const again = await copyOf(sent);
    expect((await setState(houses.destination, again, "confirmed")).StatusCode).toBe(200);
  });

  test("pushes what was seen: a pre-alert that a colleague changed meanwhile is refused as stale", async () => {
    const sent = await houses.alertOf(await houses.addMain("020-44444444"));
    const { version } = await houses.show(sent);
    await edit(sent, { packages: 7 });
    const late = await houses.app.call(
      ladingInternaPush,
      { id: sent, companyCode: "JED", version },
      { token: houses.origin.token },
    );
    expect(late.StatusCode).toBe(409);
    expect(await received((await houses.show(sent)).alertNumber)).toBeUndefined();
  });
});
