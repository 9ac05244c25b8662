export { DocumentLanguages } from "./DocumentLanguages.tsx";
export { useLineColumns, useLineFilters } from "./line-columns.tsx";
export { useOpenFilters } from "./filters.tsx";
export { PayInto } from "./PayInto.tsx";
export { StatementDialog } from "./StatementDialog.tsx";
export { useSumColumns } from "./sum-columns.tsx";
