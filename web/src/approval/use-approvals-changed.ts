import { approvalEvent } from "@lading/contract/approval";
import type { Call } from "@lading/contract/core";
import { queryClient } from "#core/api";
import { useServerEvent } from "#core/events";

/** Shows at once what colleagues submit, withdraw and decide, as far as it concerns the person: these calls are read again. */
export function useApprovalsChanged(...reads: readonly Pick<Call, "path">[]): void {
  useServerEvent(approvalEvent, () => {
    for (const { path } of reads) void queryClient.invalidateQueries({ queryKey: [path] });
  });
}
