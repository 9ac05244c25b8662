import "./ui.css";

export { ConfirmButton } from "./ConfirmButton.tsx";
export { CountrySelect, type CountryOption } from "./CountrySelect.tsx";
export { DateField, DateRangeField, MomentField } from "./dates.tsx";
export { DecimalInput } from "./DecimalInput.tsx";
export { Design } from "./Design.tsx";
export { FileField } from "./FileField.tsx";
export type { ListColumn } from "./list-columns.ts";
export { ListPage, type ListPageProps, type RowOf } from "./ListPage.tsx";
export type { ListFilter } from "./ListSearch.tsx";
export { DetailPage, Facts, PageHeader, StatusTag, type Fact, type Tone } from "./pieces.tsx";
export { RecordForm, type RecordFormProps } from "./RecordForm.tsx";
export { TabDrawer, TabModal } from "./TabModal.tsx";
export { useNarrow } from "./use-narrow.ts";
