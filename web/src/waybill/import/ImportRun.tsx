import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { queryClient } from "#core/api";
import { useTexts } from "#core/i18n";
import { JobProgress, type Job } from "#jobs";

interface ImportRunProps {
  jobId: string;
  onClose: () => void;
  onAgain: () => void;
}

/** A running import, and what came of it. Closing the dialog does not stop it. */
export function ImportRun({ jobId, onClose, onAgain }: ImportRunProps) {
  const { t } = useTexts("waybill");
  const navigate = useNavigate();
  const [over, setOver] = useState<Job | null>(null);
  const isDone = over?.state === "done";
  return (
    <div className="import-steps">
      <JobProgress
        jobId={jobId}
        onOver={(job) => {
          setOver(job);
          // The lists have new rows now.
          if (job.state === "done") void queryClient.invalidateQueries();
        }}
      />
      {!over && <p className="muted">{t("import.goesOn")}</p>}
      <div className="import-start">
        {isDone && (
          <Button
            type="primary"
            onClick={() => {
              onAgain();
              onClose();
              void navigate("/logisticsManagement/checkWayBill");
            }}
          >
            {t("import.toList")}
          </Button>
        )}
        <Button onClick={onAgain}>{over ? t("import.again") : t("import.another")}</Button>
      </div>
    </div>
  );
}
