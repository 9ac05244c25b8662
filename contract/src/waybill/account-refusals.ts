import { defineRefusals } from "#core";

/** Refusals because of a waybill's costs, bills or signed job. */
export const accountRefusals = defineRefusals("waybillAccount", {
  hasAccount: {
    status: 422,
    text: {
      zh: "运单 {number} 有账单或供应商费用，不能删除，请先删除账单和费用，或改为作废",
      en: "Waybill {number} has bills or supplier costs and cannot be deleted. Delete those first, or void it",
      ar: "البوليصة {number} لها فواتير أو تكاليف موردين ولا يمكن حذفها، احذفها أولًا أو ألغِ البوليصة",
    },
  },
  jobSigned: {
    status: 409,
    text: {
      zh: "作业 {number} 已由 {name} 于 {time} 完成“{step}”会签，不能再更改；如需更改，请先撤回会签",
      en: "Job {number} was signed off ({step}) by {name} on {time} and cannot change. Have the sign-off withdrawn first",
      ar: "صادق {name} على العملية {number} ({step}) بتاريخ {time} فلا يمكن تغييرها، يجب سحب المصادقة أولًا",
    },
  },
});
