export { Attachment } from "./inputs/Attachment.tsx";
export { CityName } from "./inputs/CityName.tsx";
export { CityInput } from "./inputs/CityInput.tsx";
export { ConfirmButton } from "./ConfirmButton.tsx";
export { CodeSelect } from "./inputs/CodeSelect.tsx";
export { CountrySelect } from "./inputs/CountrySelect.tsx";
export type { CountryOption } from "./inputs/country-search.ts";
export { byAndWhen } from "./list/by-and-when.tsx";
export { DateInput, DateRangeInput, MomentInput, MonthInput } from "./inputs/dates.tsx";
export { DecimalInput, plainDecimal } from "./inputs/DecimalInput.tsx";
export { DecimalRangeInput } from "./inputs/DecimalRangeInput.tsx";
export { Design, loadDesign } from "./Design.tsx";
export { DetailPage } from "./DetailPage.tsx";
export { useExisting } from "./form/existing.tsx";
export { Facts, type Fact } from "./Facts.tsx";
export { useFieldWords } from "./field-words.ts";
export { Failed } from "./Failed.tsx";
export { fileRefusal } from "./inputs/file-refusal.ts";
export { FilesChoice } from "./inputs/FilesChoice.tsx";
export { FileInput } from "./inputs/FileInput.tsx";
export { lateInput, type Reached } from "./inputs/late-input.tsx";
export { LogOf } from "./LogOf.tsx";
export { LinkToCopy } from "./LinkToCopy.tsx";
export type { ListColumn } from "./list/columns.ts";
export { ListPage, type ListPageProps, type RowOf } from "./list/ListPage.tsx";
export type { Selection } from "./list/use-selection.ts";
export { ListSearch, type ListFilter } from "./list/ListSearch.tsx";
export { defaultPageSize, filterInput, readAddress, writeAddress } from "./list/address.ts";
export { Note } from "./Note.tsx";
export { Problem } from "./Problem.tsx";
export { PageHeader } from "./PageHeader.tsx";
export { Pager } from "./list/Pager.tsx";
export { Panel } from "./Panel.tsx";
export { PortInput, PortLabel, PortName, PortText, usePort, type PortRow } from "./inputs/PortInput.tsx";
export { RecordForm, type RecordFormProps } from "./form/RecordForm.tsx";
export { RecordLog } from "./RecordLog.tsx";
export { SmallTable } from "./list/SmallTable.tsx";
export { Segments } from "./Segments.tsx";
export { StatusTag, type Tone } from "./StatusTag.tsx";
export type { StaleWords } from "./form/StaleNotice.tsx";
export { Select } from "./inputs/Select.tsx";
export { SuggestionInput, useWoken, type InputOfField } from "./inputs/SuggestionInput.tsx";
export { TabDrawer, TabModal, type TabModalProps } from "./form/TabModal.tsx";
export { useLogDialog } from "./use-log-dialog.tsx";
export { useCityName } from "./inputs/use-city-name.ts";
export { useCountries } from "./inputs/use-countries.ts";
export { useEditing, useEditingWords } from "./form/use-editing.tsx";
export { isTouched, useNarrow } from "./use-media.ts";
export { isAsking, useTyped } from "./inputs/use-typed.ts";
export { AddOrEditForm } from "./form/AddOrEditForm.tsx";
export { CallButton, DeleteButton } from "./form/call-buttons.tsx";
export { faulty, FaultText, useFaults, type Faults } from "./form/faults.tsx";
export { Fold } from "./form/Fold.tsx";
export { goToNewLine } from "./form/stops.ts";
export { LinesOf } from "./form/field-schema.tsx";
export {
  ChoiceField,
  DateField,
  DecimalField,
  InputField,
  IntegerField,
  SwitchField,
  TextAreaField,
  TextField,
} from "./form/fields.tsx";
export {
  countFilter,
  daysFilter,
  enabledTones,
  numbersFilter,
  searchFilter,
  useFieldColumns,
  useFieldFilters,
  useUpdatedFilters,
} from "./list/field-columns.tsx";
