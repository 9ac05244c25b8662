import { commonFieldTexts, type LocalText } from "#core";
import type { EntryKind, ListAttribute, ListSource, ScreeningOutcome, SearchBy, Weakness } from "./kinds.ts";

/** Names of the lists. */
export const sourceTexts = {
  ofacSdn: { zh: "OFAC SDN 名单", en: "OFAC SDN list", ar: "قائمة OFAC SDN" },
  ofacConsolidated: { zh: "OFAC 综合名单", en: "OFAC Consolidated list", ar: "قائمة OFAC الموحّدة" },
  un: { zh: "联合国安理会综合名单", en: "UN Consolidated list", ar: "القائمة الموحّدة للأمم المتحدة" },
  eu: { zh: "欧盟金融制裁综合名单", en: "EU Consolidated list", ar: "القائمة الموحّدة للاتحاد الأوروبي" },
} as const satisfies Record<ListSource, LocalText>;

export const searchByTexts = {
  name: commonFieldTexts.name,
  identityNumber: { zh: "证件号码", en: "Identity number", ar: "رقم الهوية" },
  bic: { zh: "BIC 代码", en: "BIC", ar: "رمز BIC" },
  address: commonFieldTexts.address,
} as const satisfies Record<SearchBy, LocalText>;

export const outcomeText: LocalText = { zh: "查询结果", en: "Outcome", ar: "نتيجة البحث" };
export const outcomeTexts = {
  none: { zh: "无命中", en: "No hit", ar: "لا مطابقة" },
  hits: { zh: "有命中", en: "Hits", ar: "توجد مطابقات" },
  cannotScreen: { zh: "无法筛查", en: "Cannot be screened", ar: "يتعذّر الفحص" },
} as const satisfies Record<ScreeningOutcome, LocalText>;

/** Why a name cannot be screened, and what to search by instead. */
export const weaknessTexts = {
  noLetters: {
    zh: "名称中没有任何文字，既非命中也非通过，请用全称或证件号码查询",
    en: "There are no letters in this name: this is neither a hit nor a pass. Search by the full name or a number",
    ar: "لا يحتوي هذا الاسم على أي حروف: النتيجة ليست مطابقة ولا سلامة. ابحث بالاسم الكامل أو برقم",
  },
  formOnly: {
    zh: "除公司形式、称谓和符号外没有可比对的内容，既非命中也非通过，请用全称或证件号码查询",
    en: "Without company forms, titles and marks nothing is left to compare: this is neither a hit nor a pass. Search by the full name or a number",
    ar: "لا يبقى ما يُقارن غير الشكل القانوني والألقاب والعلامات: النتيجة ليست مطابقة ولا سلامة. ابحث بالاسم الكامل أو برقم",
  },
  oneWord: {
    zh: "单独一个姓氏或名字也是许多人的名字，既非命中也非通过，请用全名或证件号码查询",
    en: "A family name or given name alone is that of many: this is neither a hit nor a pass. Search by the full name or a number",
    ar: "الكنية أو الاسم الأول وحده يحمله كثيرون: النتيجة ليست مطابقة ولا سلامة. ابحث بالاسم الكامل أو برقم",
  },
  common: {
    zh: "名称只说明行业或地点，无法判断是谁，既非命中也非通过，请用全称或证件号码查询",
    en: "The name says only a kind of business or a place, not who it is: this is neither a hit nor a pass. Search by the full name or a number",
    ar: "لا يدل الاسم إلا على نشاط أو مكان دون تحديد صاحبه: النتيجة ليست مطابقة ولا سلامة. ابحث بالاسم الكامل أو برقم",
  },
} as const satisfies Record<Weakness, LocalText>;

/** A person's verdict, and that there is none yet. */
export const verdictTexts = {
  open: { zh: "待判定", en: "Open", ar: "بانتظار القرار" },
  normal: { zh: "正常", en: "Normal", ar: "سليم" },
  sanctions: { zh: "制裁", en: "Sanctioned", ar: "خاضع للعقوبات" },
} as const satisfies Record<ListAttribute | "open", LocalText>;

export const entryKindTexts = {
  person: { zh: "个人", en: "Person", ar: "شخص" },
  entity: { zh: "实体", en: "Entity", ar: "كيان" },
  vessel: { zh: "船舶", en: "Vessel", ar: "سفينة" },
  aircraft: { zh: "航空器", en: "Aircraft", ar: "طائرة" },
} as const satisfies Record<EntryKind, LocalText>;

/** Further names of a party, on the company's own list and on those of others. */
export const otherNamesText: LocalText = { zh: "其他名称", en: "Other names", ar: "أسماء أخرى" };

/** The page of queries, and its list of hits among the company's own parties. */
export const screeningTitles = {
  all: { zh: "反洗钱查询", en: "Sanctions screening", ar: "فحص قوائم العقوبات" },
  hits: { zh: "往来方命中", en: "Hits among our parties", ar: "المطابقات لدى أطراف التعامل" },
} as const satisfies Record<string, LocalText>;

/** Titles of the background work. */
export const marketRiskJobTitles = {
  read: { zh: "读取制裁名单", en: "Reading a sanctions list", ar: "قراءة قائمة العقوبات" },
  screen: { zh: "重新筛查全部往来方", en: "Screening all parties again", ar: "إعادة فحص جميع الأطراف" },
} as const satisfies Record<string, LocalText>;
