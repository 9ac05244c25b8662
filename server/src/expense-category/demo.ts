import { randomUUIDv7 } from "node:crypto";
import type { CostCategory } from "@lading/contract/expense-category";
import { eq } from "drizzle-orm";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { companies } from "#user";
import { logCategories } from "./log.ts";
import { expenseCategories } from "./tables.ts";

type Plan = readonly [
  costCategory: CostCategory,
  name: string,
  code: string,
  ...children: (readonly [string, string])[],
];

const plans: Readonly<Record<string, readonly Plan[]>> = {
  CN: [
    ["business", "订舱费用", "5401", ["空运订舱", "5401-01"], ["海运订舱", "5401-02"], ["报关费", "5401-03"]],
    ["business", "仓储装卸", "5402", ["装卸费", "5402-01"], ["仓租", "5402-02"]],
    ["operating", "办公费用", "6602", ["房租", "6602-01"], ["水电网络", "6602-02"], ["办公用品", "6602-03"]],
    ["operating", "差旅与招待", "6603", ["差旅费", "6603-01"], ["业务招待", "6603-02"]],
    ["operating", "人工成本", "6604", ["工资", "6604-01"], ["社保", "6604-02"]],
  ],
  SA: [
    ["business", "حجوزات الشحن", "5401", ["حجز جوي", "5401-01"], ["حجز بحري", "5401-02"], ["تخليص جمركي", "5401-03"]],
    [
      "operating",
      "مصروفات المكتب",
      "6602",
      ["إيجار", "6602-01"],
      ["كهرباء وإنترنت", "6602-02"],
      ["قرطاسية", "6602-03"],
    ],
    ["operating", "تكاليف الموظفين", "6604", ["رواتب", "6604-01"], ["سفر وانتداب", "6604-02"]],
  ],
};

/** Categories that a forwarder of its country would have, as its administrator would have entered them. */
export async function addDemoExpenseCategories(db: Db, { companyId, administrator }: DemoCompany): Promise<void> {
  const [company] = await db
    .select({ country: companies.country })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  const by = { companyId, updatedBy: administrator.id, updatedByName: administrator.userName };
  const rows = (plans[company?.country ?? ""] ?? []).flatMap(([costCategory, categoryName, costCode, ...children]) => {
    const parentId = randomUUIDv7();
    const shared = { ...by, costCategory, enabled: true, remark: "" };
    return [
      { ...shared, id: parentId, parentId: null, categoryName, costCode },
      ...children.map(([name, code]) => ({
        ...shared,
        id: randomUUIDv7(),
        parentId,
        categoryName: name,
        costCode: code,
      })),
    ];
  });
  for (const row of rows) await db.insert(expenseCategories).values(row);
  const doer = { companyId, userId: administrator.id, userName: administrator.userName, ip: "" };
  const changed = rows.map((after) => ({ before: null, after }));
  await logCategories(db, doer, { action: "add", changed });
}
