import { createBarCodePdf } from "@lading/contract/waybill";
import { useState } from "react";
import { openFile, useSubmission } from "#core/api";

/** A hundred labels take seconds; a busy server may take longer. */
const timeoutMs = 120_000;

/** Makes the labels of waybills and opens them. A refusal is told by the call. */
export function usePrintLabels() {
  const labels = useSubmission(createBarCodePdf, { timeoutMs });
  const [isMaking, setMaking] = useState(false);
  const start = (ids: readonly string[]) => {
    setMaking(true);
    void openFile(labels({ ids: [...ids], eachPiece: false }).then(({ path }) => path))
      .catch(() => undefined)
      .finally(() => setMaking(false));
  };
  return { isMaking, start };
}
