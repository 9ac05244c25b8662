import type { AnswerOf, RequestOf } from "@lading/contract/core";
import { addCustomerInfo, loadCustomerInfo } from "@lading/contract/customer";
import { inTransaction } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { systemModule } from "#system";
import { customerModule, requestBadge } from "./index.ts";
import { noUses } from "./uses.stage.ts";

/** A forwarder whose administrator and a salesperson work on customers. */
export interface Office {
  app: TestApp;
  company: MadeCompany;
  /** The administrator's. */
  token: string;
  sales: { userId: string; token: string };
  /** Another company's administrator's. */
  rival: string;
  add(customer?: Partial<RequestOf<typeof addCustomerInfo>>, token?: string): Promise<string>;
  load(id: string): Promise<AnswerOf<typeof loadCustomerInfo>>;
}

let added = 0;

/** A form that would be saved, of a customer that is not on file. */
export function form(rest: Partial<RequestOf<typeof addCustomerInfo>> = {}): RequestOf<typeof addCustomerInfo> {
  added += 1;
  return { ...addCustomerInfo.example, customerName: `Oasis Trading ${added}`, ...rest };
}

export async function openOffice(): Promise<Office> {
  const app = await startTestApp({
    modules: [customerModule(noUses), systemModule({ staffBadges: [requestBadge] })],
    services: localServices,
  });
  const companyOf = (code: string) =>
    makeCompany(app.database, {
      code,
      companyName: `${code} Freight`,
      furnish: [],
      administrator: { userName: "Chen Jing", email: `chen@${code}.example` },
    });
  const company = await companyOf("GULF");
  const other = await companyOf("RIVAL");
  const tokenOf = ({ companyId }: MadeCompany, userId: string) => makeToken(app.database, companyId, userId);
  const token = await tokenOf(company, company.administrator.userId);
  const userId = await inTransaction(app.database, { companyId: company.companyId }, (db) =>
    makeColleague(db, company, { userName: "Omar", email: "omar@gulf.example", presets: ["sales"] }),
  );
  return {
    app,
    company,
    token,
    sales: { userId, token: await tokenOf(company, userId) },
    rival: await tokenOf(other, other.administrator.userId),
    add: async (customer, by = token) => {
      const { Content, ErrorMsg } = await app.call(addCustomerInfo, form(customer), { token: by });
      if (!Content?.id) throw new Error(ErrorMsg ?? "");
      return Content.id;
    },
    load: async (id) => (await app.call(loadCustomerInfo, { id }, { token })).Content,
  };
}
