import { lazy, Suspense } from "react";
import type { Work } from "./WorkDialog.tsx";

const WorkDialog = lazy(async () => ({ default: (await import("./WorkDialog.tsx")).WorkDialog }));

/** The dialog of the work that the person chose; its script comes with the first one. */
export function Works({ work, onClose }: { work: Work | null; onClose: () => void }) {
  return (
    work && (
      <Suspense fallback={null}>
        <WorkDialog work={work} onClose={onClose} />
      </Suspense>
    )
  );
}
