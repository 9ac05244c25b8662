import { refuse } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";
import {
  getPreAlterOperationLogList,
  sendArrivalNotice,
  sendMailByPreAlertFile,
  type PreAlert,
} from "@lading/contract/pre-alert";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { MailWay } from "#core/mail";
import { openHouses, type Houses } from "./pre-alert.stage.ts";

let houses: Houses;
let mainId: string;
let id: string;
beforeAll(async () => {
  houses = await openHouses();
  mainId = await houses.addMain("020-12345675");
});
beforeEach(async () => {
  id = await houses.alertOf(mainId);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => houses.close());

const to = "a@jeddah.example, b@jeddah.example";
const letter = { to, subject: "预报 إشعار", text: "x" };
const send = (change: object = {}) =>
  houses.app.call(sendMailByPreAlertFile, { id, ...letter, ...change }, { token: houses.origin.token, language: "en" });
const sendNotice = () =>
  houses.app.call(sendArrivalNotice, { id, ...letter }, { token: houses.origin.token, language: "en" });

/** The newest entry of the pre-alert's log. */
async function logged() {
  const { Content } = await houses.app.call(
    getPreAlterOperationLogList,
    { preAlertId: id },
    { token: houses.origin.token, language: "en" },
  );
  const [entry] = Content.rows;
  return {
    action: entry?.action,
    said: Object.fromEntries((entry?.changes ?? []).map(({ field, after }) => [field, after])),
  };
}

/** The company's mail leaves by a server that answers so. */
function mailServer(answer: MailWay["send"]): void {
  vi.spyOn(houses.services.mail, "ofCompany").mockResolvedValue({ account: null, send: answer });
}

describe.each([
  ["A pre-alert", "mail", send],
  ["Its arrival notice", "mailNotice", sendNotice],
] as const)("%s that is sent by e-mail", (_what, action, sent) => {
  test("is in the log as not sent where there is no mail server", async () => {
    expect((await sent()).Content.delivered).toBe("outbox");
    expect(await logged()).toMatchObject({
      action,
      said: { to, mailSubject: "预报 إشعار", mailState: "No mail server is set up, not sent" },
    });
  });

  test("is in the log as sent, with the addresses that were refused", async () => {
    mailServer(() => Promise.resolve({ delivered: "smtp", refused: ["b@jeddah.example"] }));
    expect((await sent()).StatusCode).toBe(200);
    expect(await logged()).toMatchObject({ action, said: { mailState: "Sent", mailRefused: "b@jeddah.example" } });
  });

  test("is in the log although the call is refused, where nobody knows whether it arrived", async () => {
    mailServer(() => Promise.reject(refuse(mailRefusals.unknown)));
    expect((await sent()).StatusCode).toBe(503);
    expect(await logged()).toMatchObject({ action, said: { to, mailState: "Not known whether it arrived" } });
  });

  test("is not in the log where it certainly did not leave", async () => {
    mailServer(() => Promise.reject(refuse(mailRefusals.unreachable)));
    expect((await sent()).StatusCode).toBe(503);
    expect((await logged()).action).toBe("add");
  });
});

test("An e-mail carries ten attachments in all, the sheet among them", async () => {
  const fileIds = await Promise.all(Array.from({ length: 10 }, (_, place) => houses.upload(`${place}.pdf`)));
  id = await houses.alertOf(mainId, { fileIds });
  const { storedFiles }: Pick<PreAlert, "storedFiles"> = await houses.show(id);
  const all = { fileIds: storedFiles.map((file) => file.id) };
  const refused = await send(all);
  expect([refused.StatusCode, refused.Content]).toEqual([
    422,
    expect.objectContaining({
      fields: {
        fileIds: "An e-mail carries at most 10 attachments, the pre-alert as PDF among them. Choose fewer files",
      },
    }),
  ]);
  expect((await send({ ...all, withSheet: false })).StatusCode).toBe(200);
  expect((await send({ fileIds: all.fileIds.slice(1) })).StatusCode).toBe(200);
});
