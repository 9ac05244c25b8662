import { lazy, Suspense } from "react";
import { useTexts } from "#core/i18n";
import { TabModal } from "#ui";

const ImportSteps = lazy(async () => ({ default: (await import("./ImportSteps.tsx")).ImportSteps }));

interface ImportWaybillsProps {
  open: boolean;
  onClose: () => void;
}

/** Waybills from a spreadsheet: template, upload, preview, import in the background. A running import is found again. */
export function ImportWaybills({ open, onClose }: ImportWaybillsProps) {
  const { word } = useTexts("waybill");
  return (
    <TabModal open={open} title={word("import")} onCancel={onClose} width={920}>
      <Suspense fallback={null}>
        <ImportSteps onClose={onClose} />
      </Suspense>
    </TabModal>
  );
}
