import { commonFieldTexts, type LocalText } from "#core";
import type { ListSource, SearchBy } from "./kinds.ts";

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

/** Titles of the background work. */
export const marketRiskJobTitles = {
  read: { zh: "读取制裁名单", en: "Reading a sanctions list", ar: "قراءة قائمة العقوبات" },
  screen: { zh: "重新筛查全部往来方", en: "Screening all parties again", ar: "إعادة فحص جميع الأطراف" },
} as const satisfies Record<string, LocalText>;
