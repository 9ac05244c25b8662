import { commonFieldTexts, type LocalText } from "#core";

/** Names of the fields of a questionnaire, of the suppliers asked, and of their answers. */
export const questionnaireFieldTexts = {
  title: { zh: "标题", en: "Title", ar: "العنوان" },
  state: commonFieldTexts.status,
  closesAt: { zh: "截止时间", en: "Closes", ar: "موعد الإغلاق" },
  questions: { zh: "题目", en: "Questions", ar: "الأسئلة" },
  revision: { zh: "版本", en: "Revision", ar: "الإصدار" },
  invited: { zh: "已邀请", en: "Invited", ar: "المدعوون" },
  opened: { zh: "已打开", en: "Opened", ar: "من فتحوه" },
  answered: { zh: "已提交", en: "Submitted", ar: "من أجابوا" },
  createdByName: { zh: "创建人", en: "Created by", ar: "أنشأه" },
  createdAt: { zh: "创建时间", en: "Created on", ar: "تاريخ الإنشاء" },
  supplier: { zh: "供应商", en: "Supplier", ar: "المورّد" },
  contact: { zh: "联系人", en: "Contact", ar: "جهة الاتصال" },
  email: commonFieldTexts.email,
  phone: commonFieldTexts.phone,
  via: { zh: "来源", en: "Source", ar: "المصدر" },
  invitedAt: { zh: "邀请时间", en: "Invited on", ar: "تاريخ الدعوة" },
  openedAt: { zh: "打开时间", en: "Opened on", ar: "تاريخ الفتح" },
  savedAt: { zh: "最近保存", en: "Last saved", ar: "آخر حفظ" },
  submittedAt: { zh: "提交时间", en: "Submitted on", ar: "تاريخ الإرسال" },
  submissions: { zh: "提交次数", en: "Times submitted", ar: "مرات الإرسال" },
  titleZh: { zh: "标题（中文）", en: "Title, Chinese", ar: "العنوان بالصينية" },
  titleEn: { zh: "标题（英文）", en: "Title, English", ar: "العنوان بالإنجليزية" },
  titleAr: { zh: "标题（阿拉伯文）", en: "Title, Arabic", ar: "العنوان بالعربية" },
  introZh: { zh: "说明（中文）", en: "Introduction, Chinese", ar: "المقدمة بالصينية" },
  introEn: { zh: "说明（英文）", en: "Introduction, English", ar: "المقدمة بالإنجليزية" },
  introAr: { zh: "说明（阿拉伯文）", en: "Introduction, Arabic", ar: "المقدمة بالعربية" },
  suppliers: { zh: "收件邮箱", en: "Addresses", ar: "العناوين" },
  submission: { zh: "提交次数", en: "Submission no.", ar: "رقم الإرسال" },
} as const satisfies Record<string, LocalText>;

/** How a supplier came to a questionnaire. */
export const invitationViaTexts = {
  invitation: { zh: "专属链接", en: "Own link", ar: "رابط خاص" },
  openLink: { zh: "公开链接", en: "Open link", ar: "الرابط العام" },
} as const satisfies Record<string, LocalText>;
