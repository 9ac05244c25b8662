import { Button } from "antd";
import { useState } from "react";
import { CallError } from "#core/api";
import { useTexts } from "#core/i18n";
import { TabModal, Problem } from "#ui";
import { Numbers } from "./Numbers.tsx";

interface AskDialogProps {
  waybills: readonly { id: string; houseNumber: string }[];
  title: string;
  hint: string;
  /** Text of the button that does it. */
  action: string;
  /** Does it with these waybills, tells what was done and closes. */
  onAgreed: (ids: string[]) => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done to waybills. A refusal, e.g. of a job that is signed off, stands in the dialog. */
export function AskDialog({ waybills, title, hint, action, onAgreed, onClose }: AskDialogProps) {
  const { t } = useTexts("waybill");
  const [problem, setProblem] = useState<string>();
  const [isDoing, setDoing] = useState(false);

  async function doIt(): Promise<void> {
    setProblem(undefined);
    setDoing(true);
    try {
      await onAgreed(waybills.map(({ id }) => id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    } finally {
      setDoing(false);
    }
  }

  return (
    <TabModal
      open
      title={title}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("list.keep")}</Button>
          <Button danger type="primary" loading={isDoing} onClick={() => void doIt()}>
            {action}
          </Button>
        </>
      }
    >
      <Numbers waybills={waybills} />
      <p>{hint}</p>
      {problem !== undefined && <Problem text={problem} />}
    </TabModal>
  );
}
