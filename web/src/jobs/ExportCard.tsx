import { downloadFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { JobProgress } from "./JobProgress.tsx";
import type { Job } from "./use-job.ts";

function fetchFile({ file }: Job): void {
  if (file) void downloadFile(file.path, file.name).catch(() => undefined);
}

/** How far an export is; once done, its file is handed over by itself, and can be fetched again. */
export default function ExportCard({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { word } = useTexts("jobs");
  return (
    <section className="job-card" aria-label={word("export")}>
      <header>
        <strong>{word("export")}</strong>
        <button type="button" className="tool-button" aria-label={word("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <JobProgress jobId={jobId} onOver={fetchFile} />
    </section>
  );
}
