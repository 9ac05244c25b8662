export { AccountRows, freshAccount } from "./AccountRows.tsx";
export { AccountTable } from "./AccountTable.tsx";
export { RequestActions } from "./RequestActions.tsx";
export { RequestFiles, filesToInput } from "./RequestFiles.tsx";
export { statusTones, useSharedColumns, useSharedFilters } from "./columns.tsx";
