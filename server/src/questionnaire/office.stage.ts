import { randomBytes, randomUUID } from "node:crypto";
import { addQuestionnaire, editQuestionnaireState, loadQuestionnaireInfo } from "@lading/contract/questionnaire";
import type { RequestOf } from "@lading/contract/core";
import { localServices, staffToken, startTestApp, type TestApp } from "#core/testing";
import { questionnaireModule } from "./index.ts";

const page = "/supplierManagement/suppliereInformation";

/** A company that asks suppliers, and the suppliers' side of it. */
export interface Office {
  app: TestApp;
  companyId: string;
  by: { token: string };
  add(change?: Partial<RequestOf<typeof addQuestionnaire>>): Promise<string>;
  /** Makes and publishes one; gives its id and the token of its open link. */
  publish(change?: Partial<RequestOf<typeof addQuestionnaire>>): Promise<{ id: string; token: string }>;
}

export const form: RequestOf<typeof addQuestionnaire> = {
  title: { zh: "供应商评估", en: "Supplier review", ar: "تقييم الموردين" },
  intro: { zh: "", en: "Ten minutes", ar: "" },
  categories: [
    {
      key: "c1",
      title: { zh: "运力", en: "Capacity", ar: "" },
      questions: [
        {
          key: "own",
          type: "single",
          text: { zh: "自有车队？", en: "Trucks of your own?", ar: "" },
          required: true,
          choices: [
            { key: "yes", text: { zh: "是", en: "Yes", ar: "نعم" } },
            { key: "no", text: { zh: "否", en: "No", ar: "لا" } },
          ],
        },
        { key: "tonnes", type: "number", text: { zh: "每周吨数", en: "Tonnes a week", ar: "" } },
        { key: "note", type: "longText", text: { zh: "备注", en: "Remarks", ar: "ملاحظات" } },
      ],
    },
  ],
};

/** A link's last part, as a browser makes one. */
export const newOwnToken = () => randomBytes(32).toString("base64url");

export const openApp = async () =>
  await startTestApp({ modules: [questionnaireModule], services: localServices, dependencies: { trustProxy: true } });

export async function openOffice(app: TestApp): Promise<Office> {
  const companyId = randomUUID();
  const rights = (["view", "add", "edit", "delete", "export"] as const).map((action) => `${page}:${action}` as const);
  const by = { token: await staffToken(app.database, rights, { companyId }) };
  const add: Office["add"] = async (change) =>
    (await app.call(addQuestionnaire, { ...form, ...change }, by)).Content.id;
  return {
    app,
    companyId,
    by,
    add,
    publish: async (change) => {
      const id = await add(change);
      await app.call(editQuestionnaireState, { id, state: "open", version: 1 }, by);
      const { link } = (await app.call(loadQuestionnaireInfo, { id }, by)).Content;
      return { id, token: link?.split("#")[1] ?? "" };
    },
  };
}
