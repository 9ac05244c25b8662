import { createServer, type IncomingMessage } from "node:http";
import { Refused } from "@lading/contract/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "#core/log";
import { newestOutboxEntries } from "#core/outbox";
import { startTestApp, type TestApp } from "#core/testing";
import { authorization } from "./aliyun.ts";
import { createSmsSender, type Sms } from "./index.ts";

let answer: { status: number; body: string } | "silence";
const asked: IncomingMessage[] = [];
const provider = createServer((request, response) => {
  asked.push(request);
  if (answer !== "silence") response.writeHead(answer.status).end(answer.body);
});
let app: TestApp;
let endpoint: string;
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const address = provider.address();
  endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await app.close();
});

const log = createLog("silent");
const sms: Sms = { to: "+8613800138000", text: "您的验证码：482913", values: { code: "482913" }, language: "zh" };
const aliyun = () =>
  createSmsSender({
    database: app.database,
    log,
    aliyun: {
      accessKeyId: "id",
      accessKeySecret: "secret",
      signName: "货代云",
      templates: { zh: "SMS_1", ar: "SMS_3" },
      endpoint,
      patienceMs: 400,
    },
  });
const codeOf = async (work: Promise<unknown>) =>
  await work.then(
    () => "sent",
    (error: unknown) => (error instanceof Refused ? error.refusal.code : error),
  );

test("A request is signed as Aliyun's own example is", () => {
  const headers = {
    host: "ecs.cn-shanghai.aliyuncs.com",
    "x-acs-action": "RunInstances",
    "x-acs-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "x-acs-date": "2023-10-26T10:22:32Z",
    "x-acs-signature-nonce": "3156853299f313e23d1673dc12e1703d",
    "x-acs-version": "2014-05-26",
  };
  const query = "ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai";
  const account = { accessKeyId: "YourAccessKeyId", accessKeySecret: "YourAccessKeySecret" };
  expect(authorization(account, query, headers)).toContain(
    "Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0",
  );
});

describe("With an account, a text message", () => {
  test("goes out by its language's template, to the number as the provider dials it", async () => {
    answer = { status: 200, body: '{"Code":"OK","Message":"OK"}' };
    expect(await aliyun().send(sms)).toEqual({ delivered: "sms" });
    const { searchParams } = new URL(asked.at(-1)?.url ?? "", endpoint);
    expect(Object.fromEntries(searchParams)).toEqual({
      PhoneNumbers: "13800138000",
      SignName: "货代云",
      TemplateCode: "SMS_1",
      TemplateParam: '{"code":"482913"}',
    });
    expect(asked.at(-1)?.headers["authorization"]).toMatch(/^ACS3-HMAC-SHA256 Credential=id,SignedHeaders=host;x-acs-/);
    await aliyun().send({ ...sms, to: "+966 50 123 4567", language: "ar" });
    expect(asked.at(-1)?.url).toContain("PhoneNumbers=966501234567");
    expect(asked.at(-1)?.url).toContain("TemplateCode=SMS_3");
  });

  test.each([
    ["isv.BUSINESS_LIMIT_CONTROL", "sms.tooOften"],
    ["isv.MOBILE_NUMBER_ILLEGAL", "sms.number"],
    ["isv.AMOUNT_NOT_ENOUGH", "sms.unreachable"],
  ])("that the provider answers with %s is refused as %s", async (code, refusal) => {
    answer = { status: 200, body: JSON.stringify({ Code: code }) };
    expect(await codeOf(aliyun().send(sms))).toBe(refusal);
  });

  test("is refused as not sent when the provider answers nonsense or nothing", async () => {
    answer = { status: 502, body: "<html>" };
    expect(await codeOf(aliyun().send(sms))).toBe("sms.unreachable");
    answer = "silence";
    expect(await codeOf(aliyun().send(sms))).toBe("sms.unreachable");
  });
});

test("Without an account, a text message waits in the outbox and is said to", async () => {
  expect(await createSmsSender({ database: app.database, log }).send(sms)).toEqual({ delivered: "outbox" });
  const [kept] = await newestOutboxEntries(app.database.pool, 1);
  expect(kept).toMatchObject({ channel: "sms", recipient: sms.to, body: sms.text, language: "zh" });
});
