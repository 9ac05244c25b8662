import { defineRefusals } from "#core";

export const collectionAccountRefusals = defineRefusals("collectionAccount", {
  twice: {
    status: 409,
    text: {
      zh: "该币种下已有此银行账号",
      en: "This account number is there already in this currency",
      ar: "رقم الحساب موجود بالفعل بهذه العملة",
    },
  },
  inUse: {
    status: 409,
    text: {
      zh: "账户 {number} 已有银行对账单，不能删除，也不能更改币种",
      en: "Account {number} has bank statements: it is not deleted, and its currency stays",
      ar: "للحساب {number} كشوف حسابات، لا يمكن حذفه ولا تغيير عملته",
    },
  },
});
