import { getJobOpening } from "@lading/contract/job-summary";
import { Skeleton } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { Failed } from "#ui";
import { Icon } from "#ui/light";
import { JobList } from "./JobList.tsx";

/** Shows before a number is asked for: what waits for the person's sign-off, and the latest jobs. */
export function Opening({ onChoose }: { onChoose: (id: string) => void }) {
  const { t } = useTexts("job-summary");
  const { data, error, refetch } = useRead(getJobOpening, {}, { ownErrors: true });
  if (error && !data) return <Failed message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { waiting, latest } = data;
  return (
    <>
      {waiting.length > 0 && <JobList title={t("waitingForYou")} jobs={waiting} onChoose={onChoose} />}
      {latest.length > 0 && <JobList title={t("latest")} jobs={latest} onChoose={onChoose} />}
      {latest.length === 0 && waiting.length === 0 && <Hint text={t("begin")} />}
    </>
  );
}

/** A sentence in place of what there is not. */
export function Hint({ text }: { text: string }) {
  return (
    <div className="list-nothing">
      <Icon name="search" />
      <p>{text}</p>
    </div>
  );
}
