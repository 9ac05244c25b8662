import { lazy, Suspense } from "react";
import { useTexts } from "#core/i18n";
import { TabModal } from "#ui";

const MessageSteps = lazy(async () => ({ default: (await import("./ImportSteps.tsx")).MessageSteps }));

interface MessageImportProps {
  open: boolean;
  onClose: () => void;
}

/** Waybills from an airline's messages: paste or choose, look through and complete, save. Its script comes when it is opened. */
export function MessageImport({ open, onClose }: MessageImportProps) {
  const { t } = useTexts("waybill");
  return (
    <TabModal open={open} title={t("messageImport.title")} onCancel={onClose} width={1120}>
      <Suspense fallback={null}>
        <MessageSteps onClose={onClose} />
      </Suspense>
    </TabModal>
  );
}
