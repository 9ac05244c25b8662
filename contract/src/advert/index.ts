import * as calls from "./calls.ts";
import * as shown from "./shown-calls.ts";

export * from "./calls.ts";
export { advertFields, advertListFields, advertTitleIn } from "./fields.ts";
export * from "./kinds.ts";
export * from "./menu.ts";
export * from "./refusals.ts";
export * from "./shown-calls.ts";

/** Every call about adverts. */
export const advertCalls = [
  calls.getAdvertList,
  calls.exportAdvertList,
  calls.loadAdvertInfo,
  calls.addAdvert,
  calls.editAdvert,
  calls.editAdvertState,
  calls.deleteAdvert,
  calls.getAdvertLog,
  shown.getShownAdvertList,
  shown.loadShownAdvert,
];
