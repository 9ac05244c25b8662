import type { Call, RequestOf } from "@lading/contract/core";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { downloadFile, useSubmission } from "#core/api";
import { isRecord } from "#core/guards";
import { useMayCall } from "#core/menu";

/** It comes with the first export: the list is there sooner. */
const ExportCard = lazy(() => import("./ExportCard.tsx"));

/** A long list that is exported within its call takes some seconds, on a busy server more. */
const timeoutMs = 120_000;

/** A list's input; an export takes it without its page. */
type ListRequest<C extends Call> = RequestOf<C> & { page?: number | undefined; pageSize?: number | undefined };

interface Exporting<C extends Call> {
  /** Starts the export of what a list shows, all pages, for `ListPage`'s `onExport`; without the right there is none. */
  start: ((input: ListRequest<C>) => void) | undefined;
  /** To be put on the page: a card that shows how far the export is and hands over the file. */
  card: ReactNode;
}

/**
 * An export call's whole way: `const exporting = useExport(exportWayBillList)`. A call that answers with a file gives
 * it at once; one that starts a job shows its progress, during which the person works on, and then gives the file.
 */
export function useExport<C extends Call>(call: C): Exporting<C> {
  const isAllowed = useMayCall()(call);
  const submit = useSubmission(call, { timeoutMs });
  const [jobId, setJobId] = useState<string | null>(null);

  async function order({ page: _page, pageSize: _pageSize, ...input }: ListRequest<C>): Promise<void> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what remains is the export's own input
    const answer: unknown = await submit(input as RequestOf<C>);
    if (!isRecord(answer)) return;
    const { jobId: started, path, name } = answer;
    if (typeof started === "string") setJobId(started);
    else if (typeof path === "string" && typeof name === "string") await downloadFile(path, name);
  }

  return {
    // A refusal was told by the call itself.
    start: isAllowed ? (input) => void order(input).catch(() => undefined) : undefined,
    card: jobId !== null && (
      <Suspense fallback={null}>
        <ExportCard key={jobId} jobId={jobId} onClose={() => setJobId(null)} />
      </Suspense>
    ),
  };
}
