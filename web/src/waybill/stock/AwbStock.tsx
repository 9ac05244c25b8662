import { lazy, Suspense } from "react";
import { useTexts } from "#core/i18n";
import { TabDrawer } from "#ui";

const StockView = lazy(async () => ({ default: (await import("./StockView.tsx")).StockView }));

interface AwbStockProps {
  open: boolean;
  onClose: () => void;
}

/** The air waybill numbers that airlines gave to the company, in a drawer. */
export function AwbStock({ open, onClose }: AwbStockProps) {
  const { t } = useTexts("waybill");
  return (
    <TabDrawer open={open} title={t("stock.title")} onCancel={onClose} width={860}>
      <Suspense fallback={null}>
        <StockView />
      </Suspense>
    </TabDrawer>
  );
}
