import type { LocalText } from "@lading/contract/core";

/** Headings of the spreadsheets. */
export const questionnaireTexts = {
  questionnaires: { zh: "供应商问卷", en: "Supplier questionnaires", ar: "استبيانات الموردين" },
  title: { zh: "标题", en: "Title", ar: "العنوان" },
  state: { zh: "状态", en: "Status", ar: "الحالة" },
  closesAt: { zh: "截止日期", en: "Closes", ar: "تاريخ الإغلاق" },
  questions: { zh: "题目数", en: "Questions", ar: "عدد الأسئلة" },
  invited: { zh: "已邀请", en: "Asked", ar: "المدعوون" },
  opened: { zh: "已打开", en: "Opened", ar: "من فتحوه" },
  answered: { zh: "已提交", en: "Submitted", ar: "من أجابوا" },
  createdByName: { zh: "创建人", en: "Made by", ar: "أنشأه" },
  createdAt: { zh: "创建日期", en: "Made on", ar: "تاريخ الإنشاء" },
  supplier: { zh: "供应商", en: "Supplier", ar: "المورد" },
  contact: { zh: "联系人", en: "Contact", ar: "جهة الاتصال" },
  email: { zh: "邮箱", en: "E-mail", ar: "البريد الإلكتروني" },
  phone: { zh: "电话", en: "Phone", ar: "الهاتف" },
  via: { zh: "来源", en: "Came by", ar: "عن طريق" },
  invitation: { zh: "专属链接", en: "Own link", ar: "رابط خاص" },
  openLink: { zh: "公开链接", en: "Open link", ar: "الرابط العام" },
  invitedAt: { zh: "邀请日期", en: "Asked on", ar: "تاريخ الدعوة" },
  openedAt: { zh: "打开日期", en: "Opened on", ar: "تاريخ الفتح" },
  savedAt: { zh: "最近保存", en: "Last saved", ar: "آخر حفظ" },
  submittedAt: { zh: "提交日期", en: "Submitted on", ar: "تاريخ الإرسال" },
  submissions: { zh: "提交次数", en: "Times submitted", ar: "مرات الإرسال" },
} as const satisfies Record<string, LocalText>;

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
    zh: "截止日期：{date}。",
    en: " It closes on {date}.",
    ar: " موعد الإغلاق: {date}.",
  },
} as const satisfies Record<string, LocalText>;

/** What the sending is called among one's own work. */
export const sendingTitle: LocalText = {
  zh: "发送供应商问卷",
  en: "Sending a supplier questionnaire",
  ar: "إرسال استبيان الموردين",
};
