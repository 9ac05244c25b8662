import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { queryClient } from "#core/api";
import { useTexts } from "#core/i18n";
import { JobProgress, useJob, type Job } from "#jobs";

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
  const { error } = useJob(jobId);
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
      {!over && !error && <p className="muted">{t("import.goesOn")}</p>}
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
        {(over ?? error) && <Button onClick={onAgain}>{t("import.again")}</Button>}
      </div>
    </div>
  );
}
