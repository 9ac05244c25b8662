import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";

const lading = setStage();

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: pdf });

test.each(inTurn("zh"))(
  "The papers of a job are added, looked at, fetched as one archive and sent by e-mail, in %s",
  async (language) => {
    const desk = await Desk.open(lading, { language });
    const { page, dialog, words } = desk;
    const job = `J-${language}`;
    await signInAsStaff(page, lading);
    await page.goto(`${lading.url}/logisticsManagement/goodsFiles`);
    await desk.button("cargo-file:add").click();
    await dialog.locator("input[type=file]").setInputFiles([file("Invoice 7.pdf"), file("箱单.pdf")]);
    await dialog.getByText("箱单.pdf").waitFor();
    await expectAccessible(page);
    // A paper must belong somewhere.
    await dialog.locator("button[type=submit]").click();
    await dialog.getByRole("alert").waitFor();
    await dialog.getByLabel(words.t("cargoFileFieldTexts:jobNumber")).fill(job);
    await dialog.locator("button[type=submit]").click();
    await page.getByText(words.t("cargo-file:added", { count: 2 })).waitFor();
    await page.getByLabel(words.t("cargo-file:number")).fill(job);
    await page.keyboard.press("Enter");
    await desk.rows.nth(1).waitFor();
    await desk.rows.nth(2).waitFor({ state: "detached" });
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await desk.selectAll();
    const downloaded = page.waitForEvent("download");
    await desk.button("cargo-file:downloadAll").click();
    expect((await downloaded).suggestedFilename()).toMatch(/^cargo-files-.*\.zip$/);
    await desk.button("cargo-file:mail").click();
    await dialog.getByLabel(words.t("mail:letter.to"), { exact: true }).fill("agent@jeddah.example, b@jeddah.example");
    await dialog.locator("button[type=submit]").click();
    await page.getByText(words.t("mail:letter.notSent")).waitFor();
    await page.getByRole("link", { name: "Invoice 7.pdf" }).click();
    await page.locator("iframe").waitFor();
    await page.getByRole("link", { name: "箱单.pdf" }).waitFor();
    await page.context().close();
  },
);
