import { commonFieldTexts, type LocalText } from "#core";
import type { EntryKind, ListAttribute, ListSource, ScreeningOutcome, SearchBy } from "./kinds.ts";

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
