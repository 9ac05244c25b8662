import type en from "./locales/en.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    debt: typeof en;
  }
}
