import { formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
import type { Job } from "./job.ts";

const shown = (rows: number) => formatDecimal(String(rows));

/** Says in words what a job's bar shows. */
export function useFigures() {
  const { t } = useTexts("jobs");
  return ({ state, done, total, count }: Pick<Job, "state" | "done" | "total" | "count">): string => {
    if (state === "waiting") return t("waiting");
    if (state === "done") return count === null ? t("done") : t("doneCount", { rows: shown(count) });
    if (total === 0) return t("runningUnknown", { done: shown(done) });
    return t("running", { done: shown(done), total: shown(total) });
  };
}
