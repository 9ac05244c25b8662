import { advertFields, advertModuleTexts, advertTitles } from "@lading/contract/advert";
import { emailConfigFields, emailConfigTitles, testedToFields, testStateTexts } from "@lading/contract/email-config";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { mailPorts } from "./global-setup.ts";
import { setStage } from "./stage.ts";

const password = "an-application-key";
const received: string[] = [];
const mailServer = new SMTPServer({
  logger: false,
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: (given, _session, next) => {
    if (given.password === password) next(null, { user: given.username });
    else next(Object.assign(new Error("No"), { responseCode: 535 }));
  },
  onData: (stream, _session, next) => {
    let raw = "";
    stream.on("data", (piece: Buffer) => (raw += piece.toString()));
    stream.on("end", () => {
      received.push(raw);
      next();
    });
  },
});

let port: number;
beforeAll(async () => {
  port = await listenOnOneOf(mailPorts);
});
afterAll(async () => await new Promise<void>((resolve) => mailServer.close(resolve)));
const lading = setStage();

/** Takes the first port that is free. */
async function listenOnOneOf([first, ...others]: readonly number[]): Promise<number> {
  if (first === undefined) throw new Error("None of the mail ports is free");
  const taken = await new Promise<boolean>((resolve) => {
    mailServer.server.once("error", () => resolve(true));
    mailServer.listen(first, "127.0.0.1", () => resolve(false));
  });
  return taken ? await listenOnOneOf(others) : first;
}

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const picture = { name: "a.png", mimeType: "image/png", buffer: dot };
const tooLarge = { name: "b.png", mimeType: "image/png", buffer: Buffer.concat([dot, Buffer.alloc(524_289)]) };

test.each(inTurn("zh"))(
  "An advert is written with the editor and read where it is shown, by a visitor who comes with the company's code, in %s",
  async (language) => {
    const desk = await Desk.open(lading, { language });
    const { page, dialog, words } = desk;
    const title = `Title ${language}`;
    await signInAsStaff(page, lading);
    await page.goto(`${lading.url}/marketRisk/advertList`);
    await desk.addButton(advertTitles.one).click();
    await dialog.getByLabel(words.label(advertFields, "module")).click();
    await page.getByTitle(advertModuleTexts.login[language], { exact: true }).click();
    await dialog.getByLabel(words.label(advertFields, `title.${language}`)).fill(title);
    const editor = dialog.getByRole("textbox", { name: words.label(advertFields, `content.${language}`) });
    await editor.click();
    await desk.button("ui:richText.bold", dialog).click();
    await page.keyboard.type("Bold words");
    // Each language has its editor; the one in sight is this language's.
    const pictures = dialog.locator(".rich-text-tools input[type=file]").nth(["zh", "en", "ar"].indexOf(language));
    await pictures.setInputFiles(tooLarge);
    await page.getByText(/b\.png/).waitFor();
    await pictures.setInputFiles(picture);
    await editor.locator("img[src^='blob:']").waitFor();
    await expectAccessible(page);
    await dialog.locator("button[type=submit]").click();
    await page.getByText(words.t("app:words.saved")).waitFor();
    await desk.rows.filter({ hasText: title }).first().waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await page.context().close();

    const { page: visitor } = await Desk.open(lading, { language });
    await visitor.goto(`${lading.url}/login?companyCode=${lading.code}`);
    const opened = visitor.context().waitForEvent("page");
    await visitor.getByRole("link", { name: title }).click();
    const article = await opened;
    await article.locator(".rich-text strong", { hasText: "Bold words" }).waitFor();
    const shown = article.locator(".rich-text img");
    await expect
      .poll(() => shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBe(1);
    await expectAccessible(article);
    await expectDirection(article, language === "ar" ? "rtl" : "ltr");
    await visitor.context().close();
  },
);

test.each(inTurn("ar"))(
  "A mail account is tested against its mail server and then sends the company's mail, in %s",
  async (language) => {
    const desk = await Desk.open(lading, { language });
    const { page, dialog, words } = desk;
    const name = `Account ${language}`;
    await signInAsStaff(page, lading);
    await page.goto(`${lading.url}/marketRisk/emailConfig`);
    await desk.addButton(emailConfigTitles.one).click();
    const fields = { ...emailConfigFields, ...testedToFields };
    const fill = async (key: string, value: string) =>
      await dialog.getByLabel(words.label(fields, key), { exact: true }).fill(value);
    await fill("name", name);
    await fill("senderAddress", "docs@lading.example");
    await fill("host", "127.0.0.1");
    await dialog.getByLabel(words.label(emailConfigFields, "security")).click();
    await page.locator(".ant-select-item-option").last().click();
    await fill("port", String(port));
    await fill("user", "docs");
    await fill("secret", "wrong");
    await dialog.locator("button[type=submit]").click();
    const row = desk.rows.filter({ hasText: name });
    const tryOut = async () => {
      await desk.button("email-config:test.button", row).click();
      await fill("to", "me@lading.example");
      await dialog.locator("button[type=submit]").click();
    };
    await tryOut();
    await dialog.getByText("535").waitFor();
    await expectAccessible(page);
    await desk.button("app:words.close", dialog).click();
    await row.getByText(testStateTexts.failed[language]).waitFor();
    await desk.button("app:words.edit", row).click();
    await fill("secret", password);
    await dialog.locator("button[type=submit]").click();
    await tryOut();
    await page.getByText(words.t("email-config:test.sent", { address: "me@lading.example" })).waitFor();
    expect(received.at(-1)).toContain("To: me@lading.example");
    await page.getByText(words.t("email-config:sending.account", { name, address: "docs@lading.example" })).waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await page.context().close();
  },
);
