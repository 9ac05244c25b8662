export { Rounds } from "./Rounds.tsx";
export { useApprovalsChanged } from "./use-approvals-changed.ts";
