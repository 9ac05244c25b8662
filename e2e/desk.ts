import type { Language, LocalText } from "@lading/contract/core";
import type { WaybillField } from "@lading/contract/waybill";
import type { Locator, Page } from "playwright-core";
import { visit, type Visit } from "./browser.ts";
import type { Stage } from "./stage.ts";
import { wordsOf, type Words } from "./words.ts";

/** The entries of the open choice; a closing one does not count. */
const offered = ".ant-select-dropdown:not(.ant-select-dropdown-hidden):not([class*=-leave]) .ant-select-item-option";

/** A page, worked on by what stands on it in the person's language. */
export class Desk {
  readonly page: Page;
  readonly language: Language;
  readonly words: Words;

  constructor(page: Page, language: Language, words: Words) {
    this.page = page;
    this.language = language;
    this.words = words;
  }

  /** A person's desk in a browser of its own; of the class that it is called on. */
  static async open<D extends Desk>(
    this: new (page: Page, language: Language, words: Words) => D,
    stage: Stage,
    person: Visit,
  ): Promise<D> {
    return new this(await visit(stage, person), person.language, await wordsOf(person.language));
  }

  /** The dialog that is open. */
  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  /** The rows of the list that is shown; on a phone its cards. */
  get rows(): Locator {
    return this.page.locator(".data-table tbody tr, .data-card").filter({ visible: true });
  }

  /** The shown button with this text of a screen. */
  button(key: string, within: Page | Locator = this.page): Locator {
    return this.buttonNamed(this.words.t(key), within);
  }

  /** The shown button that adds a record, of what one is called. */
  addButton(one: LocalText): Locator {
    return this.buttonNamed(this.words.addOne(one), this.page);
  }

  private buttonNamed(name: string, within: Page | Locator): Locator {
    return within.getByRole("button", { name, exact: true }).filter({ visible: true }).first();
  }

  /** The shown input of a waybill's field. */
  field(name: WaybillField, within: Page | Locator = this.page): Locator {
    const labelled = within.getByLabel(this.words.field(name), { exact: true });
    return labelled.and(this.page.locator("input, textarea")).filter({ visible: true }).first();
  }

  /** Opens a field's choice, types into it and takes the first that is offered. */
  async choose(name: WaybillField, text = "", within: Page | Locator = this.page): Promise<void> {
    await this.field(name, within).click();
    await this.page.keyboard.type(text);
    const first = this.page.locator(offered).first();
    await first.waitFor();
    // Enter takes what was typed, and nothing unasked.
    if (text === "") await first.click();
    else await this.page.keyboard.press("Enter");
  }

  /** Opens a choice, types into it and takes the first entry with this text. */
  async pick(field: Locator, text: string): Promise<void> {
    await field.click();
    // Into the field itself: a form that is still being filled in may move the focus to its first field.
    await field.pressSequentially(text);
    await this.page.locator(offered, { hasText: text }).first().click();
  }

  /** Searches the list of waybills and waits for this many. */
  async find(text: string, count: number): Promise<void> {
    await this.page.goto(new URL("/logisticsManagement/checkWayBill", this.page.url()).href);
    await this.page.getByPlaceholder(this.words.t("waybill:list.searchHint")).fill(text);
    await this.listed(text, () => this.page.keyboard.press("Enter"));
    await this.rows.nth(count - 1).waitFor();
    await this.rows.nth(count).waitFor({ state: "detached" });
  }

  /** Changes what the list asks for, and waits until it shows the answer to a request with this text. */
  async listed(text: string, change: () => Promise<unknown>): Promise<void> {
    const answered = this.page.waitForResponse((response) => response.request().postData()?.includes(text) === true);
    await change();
    await answered;
    // Until the answer stands there, the list shows what it showed before.
    await this.page.locator('.list-page[aria-busy="false"]').waitFor();
  }

  /** Selects every row of the list's page. */
  async selectAll(): Promise<void> {
    await this.page.getByLabel(this.words.t("app:list.selectAll")).check();
  }

  /** Takes an entry of a row's further actions. */
  async act(row: string, key: string): Promise<void> {
    await this.button("waybill:list.more", this.rows.filter({ hasText: row })).click();
    await this.page.getByRole("menuitem", { name: this.words.t(key), exact: true }).click();
  }
}
