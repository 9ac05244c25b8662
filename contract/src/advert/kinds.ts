import type { LocalText } from "#core";

/** `graphic`: a picture with a page of its own; `link`: leads to an address outside (catalogue §3, "Advert"). */
export const advertTypes = ["graphic", "link"] as const;
export type AdvertType = (typeof advertTypes)[number];

/** Where Lading shows adverts. The first three are public: there only when the visitor's company is known. */
export const advertModules = ["login", "tracking", "information", "staffHome", "customerHome"] as const;
export type AdvertModule = (typeof advertModules)[number];

/** On which screens: large ones, phones (the mini program's place), or both. */
export const advertStations = ["all", "pc", "mobile"] as const;
export type AdvertStation = (typeof advertStations)[number];

export const advertTypeTexts = {
  graphic: { zh: "图文", en: "Picture and text", ar: "صورة ونص" },
  link: { zh: "外部链接", en: "External link", ar: "رابط خارجي" },
} as const satisfies Record<AdvertType, LocalText>;

export const advertModuleTexts = {
  login: { zh: "登录页", en: "Sign-in page", ar: "صفحة تسجيل الدخول" },
  tracking: { zh: "物流查询首页", en: "Tracking home page", ar: "صفحة تتبّع الشحنات" },
  information: { zh: "帮助页", en: "Help page", ar: "صفحة المساعدة" },
  staffHome: { zh: "员工主页", en: "Staff home page", ar: "الصفحة الرئيسية للموظفين" },
  customerHome: { zh: "客户主页", en: "Customer home page", ar: "الصفحة الرئيسية للعملاء" },
} as const satisfies Record<AdvertModule, LocalText>;

export const advertStationTexts = {
  all: { zh: "电脑端和小程序/手机端", en: "Computer and mobile", ar: "الحاسوب والجوال" },
  pc: { zh: "电脑端", en: "Computer", ar: "الحاسوب" },
  mobile: { zh: "小程序/手机端", en: "Mobile", ar: "الجوال" },
} as const satisfies Record<AdvertStation, LocalText>;

/** Where an advert's picture is fetched without signing in, as long as the advert is shown. */
export const advertPicturesPath = "/advertPictures";
