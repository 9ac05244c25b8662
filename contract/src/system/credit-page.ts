import type { Right } from "#core";
import type { MenuPage } from "./menu.ts";

/** Letting a customer pass its credit has a right of its own, beside the page of contracts. */
export const creditPage: MenuPage = {
  url: "/customerManagement/contractManagement/credit",
  title: { zh: "客户信用放行", en: "Release of customers' credit", ar: "الموافقة على تجاوز ائتمان العملاء" },
  icon: "safety",
  actions: ["approve"],
  keepAlive: false,
  rightOnly: true,
};

/** The right to it. */
export const releasesCredit: Right = `${creditPage.url}:approve`;
