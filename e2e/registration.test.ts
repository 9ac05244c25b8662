import { userSystemLogin } from "@lading/contract/session";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, openBrowser, visit } from "./browser.ts";
import { startLading, type Lading } from "./lading.ts";

let lading: Lading;
let browser: Browser;
beforeAll(async () => {
  [lading, browser] = await Promise.all([startLading(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await lading.stop();
});

/** A blue square. */
const picture = Buffer.from(
  "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AI4BQe//2Q==",
  "base64",
);
const field = (page: Page | Locator, label: string) => page.getByLabel(label, { exact: true }).last();
const press = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name }).last().click();

test("A forwarder registers, adds the company, makes a role, adds a colleague, and freezes and thaws them", async () => {
  const page = await visit(browser, lading, { language: "zh" });
  await register(page);
  await addCompany(page);
  await addRole(page);
  await addColleague(page);
  await freezeAndThaw(page);
  await page.context().close();
});

async function register(page: Page): Promise<void> {
  await page.goto(`${lading.url}/login`);
  await press(page, "注册账号");
  await field(page, "姓名").fill("李伟");
  await field(page, "邮箱或手机号").fill("li.wei@new.example");
  await press(page, "获取验证码");
  // Without a mail server the screen says that nothing left, and where the code lies.
  await page.getByText("服务器未配置邮件或短信服务").waitFor();
  await field(page, "验证码").fill(await lading.codeFor("li.wei@new.example"));
  await field(page, "新密码").fill("freight-2026");
  await field(page, "确认新密码").fill("freight-2026");
  await press(page, /^注册$/);
  await page.waitForURL("**/myHome/**");
}

async function addCompany(page: Page): Promise<void> {
  await page.goto(`${lading.url}/myHome/enterpriseInfo`);
  await page.getByRole("heading", { name: "添加您的企业" }).waitFor();
  await expectAccessible(page);
  await press(page, "添加企业");
  // Every required field says so before anything is sent.
  await page.getByText("此项必填").first().waitFor();
  await field(page, "企业代码").fill("newco");
  await page.getByText("NEWCO 可以使用").waitFor();
  await field(page, "企业名称").fill("新航国际货运有限公司");
  await field(page, "法人代表").fill("李伟");
  await field(page, "统一社会信用代码").fill("91440300MA5NEWCO01");
  await page.getByLabel("国家/地区").last().click();
  await page.keyboard.type("CN");
  await page.keyboard.press("Enter");
  await field(page, "城市").fill("深圳");
  await field(page, "地址").fill("深南大道 1 号");
  await field(page, "电话").fill("+86 755 2345 6789");
  const uploads = page.locator("input[type=file]");
  for (const place of [0, 1]) {
    const answered = page.waitForResponse((response) => response.url().endsWith("/files") && response.ok());
    await uploads.nth(place).setInputFiles({ name: "picture.jpg", mimeType: "image/jpeg", buffer: picture });
    await answered;
  }
  await press(page, "添加企业");
  await page.getByRole("heading", { name: "新航国际货运有限公司" }).waitFor();
  // The menu comes with the company, without signing in again.
  await page.getByText("系统管理").first().waitFor();
}

async function addRole(page: Page): Promise<void> {
  await page.goto(`${lading.url}/systemManagement/roleList`);
  await press(page, "添加角色");
  await field(page.getByRole("dialog"), "角色名称").fill("夜班");
  await press(page.getByRole("dialog"), /保\s?存/);
  const row = page.getByRole("row", { name: /夜班/ });
  await row.waitFor();
  await row.getByRole("button", { name: "权限" }).click();
  await page.getByLabel("运单查询: 编辑").check();
  // Who may edit must see.
  expect(await page.getByLabel("运单查询: 查看").isChecked()).toBe(true);
  await press(page, "保存权限");
  await page.getByText("权限立即生效").waitFor();
}

async function addColleague(page: Page): Promise<void> {
  await page.goto(`${lading.url}/systemManagement/userList`);
  await press(page, "添加同事");
  const dialog = page.getByRole("dialog");
  await field(dialog, "姓名").fill("فاطمة الحربي");
  await field(dialog, "邮箱").fill("fatima@new.example");
  await field(dialog, "初始密码").fill("freight-2026");
  await press(dialog, /保\s?存/);
  await page.getByRole("row", { name: /فاطمة/ }).waitFor();
  await expectAccessible(page);
}

const fatima = { audience: "staff" as const, account: "fatima@new.example", password: "freight-2026" };

async function freezeAndThaw(page: Page): Promise<void> {
  const row = page.getByRole("row", { name: /فاطمة/ });
  for (const [action, state, status] of [
    ["冻结", "已冻结", 403],
    ["解冻", "正常", 200],
  ] as const) {
    await row.getByRole("button", { name: action }).click();
    await page.locator(".ant-popconfirm").getByRole("button", { name: action }).click();
    await row.getByText(state).waitFor();
    expect((await lading.call(userSystemLogin, fatima)).StatusCode).toBe(status);
  }
}
