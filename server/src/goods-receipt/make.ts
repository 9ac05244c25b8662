import { waybillGoodsWarehousing, withdrawGoodsReceipt } from "@lading/contract/goods-receipt";
import type { RecordKind } from "#core/testing";

export const goodsReceiptKinds: readonly RecordKind[] = [
  {
    name: "goodsReceipt",
    calls: [withdrawGoodsReceipt],
    make: async ({ ask, idOf, newestIn, word }) => {
      const { entries, ...receipt } = waybillGoodsWarehousing.example;
      const waybillId = await idOf("waybill");
      await ask(waybillGoodsWarehousing, {
        ...receipt,
        warehouseId: await idOf("warehouse"),
        entries: entries.map((entry) => ({ ...entry, waybillId, location: word })),
      });
      return await newestIn("goods_receipt");
    },
  },
];
