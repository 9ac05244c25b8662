import type en from "./locales/en.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    "invoice-item": typeof en;
  }
}
