import type { LocalText } from "@lading/contract/core";

/** The e-mail that asks a supplier; `{company}`, `{title}` and `{closing}` are filled, `{link}` stays for each supplier's own. */
export const invitationTexts = {
  subject: {
    zh: "{company}邀请贵司填写问卷：{title}",
    en: "{company} asks you to answer: {title}",
    ar: "تدعوكم {company} إلى الإجابة عن استبيان: {title}",
  },
  text: {
    zh: "您好，\n\n{company}邀请贵司填写《{title}》。无需注册账号，用手机或电脑打开下方链接即可填写，可随时保存，下次打开同一链接继续。{closing}\n\n{link}\n\n此链接仅供贵司使用，请勿转发给其他公司。\n\n{company}",
    en: "Hello,\n\n{company} asks you to answer “{title}”. No account is needed: open the link below on a phone or a computer. You can save at any time and go on later with the same link.{closing}\n\n{link}\n\nThis link is for your company alone; please do not pass it on to others.\n\n{company}",
    ar: "تحية طيبة،\n\nتدعوكم {company} إلى الإجابة عن استبيان «{title}». لا حاجة إلى حساب: افتحوا الرابط أدناه من الهاتف أو الحاسوب. يمكنكم الحفظ في أي وقت والمتابعة لاحقًا من الرابط نفسه.{closing}\n\n{link}\n\nهذا الرابط خاص بشركتكم، يرجى عدم مشاركته مع شركات أخرى.\n\n{company}",
  },
  closing: {
    zh: "截止日期：{date}",
    en: " It closes on {date}.",
    ar: " موعد الإغلاق: {date}.",
  },
} as const satisfies Record<string, LocalText>;

/** Name of the sending in the list of background work. */
export const sendingTitle: LocalText = {
  zh: "发送供应商问卷",
  en: "Sending a supplier questionnaire",
  ar: "إرسال استبيان الموردين",
};
