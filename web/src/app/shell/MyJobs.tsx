import { Suspense, useState } from "react";
import { useTexts } from "#core/i18n";
import { MyJobsDialog, useMyJobs } from "#jobs";
import { Icon } from "#ui/light";

/** The person's own background work: how much of it waits or runs, and all of it when opened. */
export function MyJobs() {
  const { t } = useTexts("app");
  const { open: running } = useMyJobs(10);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tool-button"
        title={t("shell.myJobs")}
        aria-label={running > 0 ? `${t("shell.myJobs")}: ${running}` : t("shell.myJobs")}
        onClick={() => setOpen(true)}
      >
        <Icon name="inbox" />
        {running > 0 && <span className="badge badge-corner">{running}</span>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MyJobsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
