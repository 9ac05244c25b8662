export { countLabels, everyPiece, shippingLabels } from "./labels.ts";
export type { LabelOptions, PieceRange, ShippingLabel } from "./labels.ts";
export { measure } from "./figures.ts";
export { logoName, trackingUrl } from "./options.ts";
export type { DocumentOptions, Forwarder } from "./options.ts";
export type { Party } from "./parties.ts";
export type { WaybillDocument, WaybillGoods } from "./waybill.ts";
export { mostGoodsLines, waybillDocuments } from "./waybills.ts";
