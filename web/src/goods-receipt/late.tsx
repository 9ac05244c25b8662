import { lazy, Suspense, type ComponentProps } from "react";
import { loadTexts } from "#core/i18n";

const withTexts = async <M,>(load: () => Promise<M>): Promise<M> => {
  const [module] = await Promise.all([load(), loadTexts("goods-receipt")]);
  return module;
};
const LateReceiving = lazy(() => withTexts(() => import("./ReceiveGoods.tsx")));
const LateReceipts = lazy(() => withTexts(() => import("./Receipts.tsx")));

/** Takes goods into a warehouse; it comes when it is opened. */
export function ReceiveGoods(props: ComponentProps<typeof LateReceiving>) {
  return (
    <Suspense fallback={null}>
      <LateReceiving {...props} />
    </Suspense>
  );
}

/** A waybill's goods in warehouses, for its own page and its order's. */
export function Receipts(props: ComponentProps<typeof LateReceipts>) {
  return (
    <Suspense fallback={null}>
      <LateReceipts {...props} />
    </Suspense>
  );
}
