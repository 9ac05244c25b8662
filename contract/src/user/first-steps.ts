import { z } from "zod";
import { defineCall, staff, type Call, type Right } from "#core";

const steps = ["companyProfile", "colleagues", "customers", "mailAccount", "waybills"] as const;

/** A step of a new company on its way to work, in the order in which they make sense. */
export type FirstStep = (typeof steps)[number];

/** The pages where the steps are done, and the rights that they take; a company can be at work without an `optional` one. */
export const firstSteps: readonly { step: FirstStep; page: string; right: Right; optional?: true }[] = [
  { step: "companyProfile", page: "/myHome/enterpriseInfo", right: "/myHome/enterpriseInfo:edit" },
  { step: "colleagues", page: "/systemManagement/userList", right: "/systemManagement/userList:add" },
  { step: "customers", page: "/customerManagement/basicInfo", right: "/customerManagement/basicInfo:add" },
  { step: "mailAccount", page: "/marketRisk/emailConfig", right: "/marketRisk/emailConfig:add", optional: true },
  { step: "waybills", page: "/logisticsManagement/buildWayBillNo", right: "/logisticsManagement/buildWayBillNo:add" },
];

export const loadFirstSteps = defineCall({
  path: "/User/LoadFirstSteps",
  summary: "First steps that the company has done",
  access: staff(),
  input: z.strictObject({}),
  answer: z.object({ done: z.array(z.enum(steps)).describe("Steps that are done, in their order") }).meta({
    id: "FirstSteps",
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const firstStepCalls: readonly Call[] = [loadFirstSteps];
