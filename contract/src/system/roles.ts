import type { LocalText } from "#core";

/** Which of the roles that each new company starts with (decisions.md, "Companies, people, rights"). */
export type PresetKey =
  | "operator"
  | "sales"
  | "customerService"
  | "marketing"
  | "finance"
  | "approval"
  | "generalManager"
  | "cashier"
  | "departmentManager"
  | "warehouse"
  | "hr";

/** Such a role; what it may do stands with each page (`MenuPage`). */
export interface StartingRole {
  readonly preset: PresetKey;
  readonly name: LocalText;
  readonly isSupervisor: boolean;
  readonly seesAll: boolean;
}

export const startingRoles: readonly StartingRole[] = [
  {
    preset: "operator",
    name: { zh: "操作员", en: "Operator", ar: "موظف العمليات" },
    isSupervisor: false,
    seesAll: true,
  },
  {
    preset: "sales",
    name: { zh: "业务", en: "Sales", ar: "المبيعات" },
    isSupervisor: false,
    seesAll: false,
  },
  {
    preset: "customerService",
    name: { zh: "客服", en: "Customer service", ar: "خدمة العملاء" },
    isSupervisor: false,
    seesAll: true,
  },
  {
    preset: "marketing",
    name: { zh: "市场", en: "Marketing", ar: "التسويق" },
    isSupervisor: false,
    seesAll: true,
  },
  {
    preset: "finance",
    name: { zh: "财务", en: "Finance", ar: "المالية" },
    isSupervisor: false,
    seesAll: true,
  },
  {
    preset: "approval",
    name: { zh: "审批", en: "Approver", ar: "المعتمِد" },
    isSupervisor: false,
    seesAll: true,
  },
  {
    preset: "generalManager",
    name: { zh: "总经理", en: "General manager", ar: "المدير العام" },
    isSupervisor: true,
    seesAll: true,
  },
  {
    preset: "cashier",
    name: { zh: "出纳", en: "Cashier", ar: "أمين الصندوق" },
    isSupervisor: false,
    seesAll: true,
  },
  {
    preset: "departmentManager",
    name: { zh: "部门主管", en: "Department manager", ar: "مدير القسم" },
    isSupervisor: true,
    seesAll: true,
  },
  {
    preset: "warehouse",
    name: { zh: "仓库", en: "Warehouse", ar: "المستودع" },
    isSupervisor: false,
    seesAll: true,
  },
  {
    preset: "hr",
    name: { zh: "人事", en: "Human resources", ar: "الموارد البشرية" },
    isSupervisor: false,
    seesAll: false,
  },
];
