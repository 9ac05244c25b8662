import { defineRefusals } from "#core";

/** Refusals of a party's addresses. The codes say `customer`, where these fields began: clients may depend on them. */
export const partyRefusals = defineRefusals("customer", {
  emails: {
    status: 422,
    text: {
      zh: "邮箱格式不正确，多个邮箱请用逗号分隔",
      en: "Not a valid e-mail address; separate several by commas",
      ar: "صيغة البريد الإلكتروني غير صحيحة، افصل بين العناوين بفواصل",
    },
  },
  website: {
    status: 422,
    text: { zh: "网址格式不正确", en: "This is not a web address", ar: "عنوان الموقع غير صحيح" },
  },
});
