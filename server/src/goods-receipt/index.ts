import { getWaybillStorageInfo, waybillGoodsWarehousing, withdrawGoodsReceipt } from "@lading/contract/goods-receipt";
import { on, type ServerModule } from "#core/http";
import { showStorage } from "./read.ts";
import { receiveGoods } from "./receive.ts";
import { withdrawReceipt } from "./withdraw.ts";

export { goodsReceiptKinds } from "./make.ts";
export { receiveDemoGoods } from "./demo.ts";
export { seesGoodsPhoto } from "./read.ts";
export { isStored, receivedGoods, storageJoin } from "./storage.ts";
export { waybillGoodsUse } from "./uses.ts";

/** Goods that come into a warehouse: how many pieces, how heavy, how large, and where they lie. */
export const goodsReceiptModule: ServerModule = {
  name: "goods-receipt",
  routes: [
    on(waybillGoodsWarehousing, receiveGoods),
    on(getWaybillStorageInfo, showStorage),
    on(withdrawGoodsReceipt, withdrawReceipt),
  ],
};
