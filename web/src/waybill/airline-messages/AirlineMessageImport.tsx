import { lazy, Suspense } from "react";
import { useTexts } from "#core/i18n";
import { TabModal } from "#ui";

const AirlineMessageImportSteps = lazy(async () => ({
  default: (await import("./AirlineMessageImportSteps.tsx")).AirlineMessageImportSteps,
}));

interface AirlineMessageImportProps {
  open: boolean;
  onClose: () => void;
}

/** Waybills from an airline's messages: paste or choose, look through and complete, save. Its script comes when it is opened. */
export function AirlineMessageImport({ open, onClose }: AirlineMessageImportProps) {
  const { t } = useTexts("waybill");
  return (
    <TabModal open={open} title={t("messageImport.title")} onCancel={onClose} width={1120}>
      <Suspense fallback={null}>
        <AirlineMessageImportSteps onClose={onClose} />
      </Suspense>
    </TabModal>
  );
}
