import { lateField, type InputOfField } from "#ui";
import type { ChoiceProps } from "./choices.tsx";
import type { ChoicesProps, TypesProps, YesNoProps } from "./small-fields.tsx";

/** The filters' selects are a twelfth of the first screen's script: they come when someone reaches for one. */
const choices = () => import("./choices.tsx");
const small = () => import("./small-fields.tsx");

export const StateField = lateField<ChoiceProps>("select", async () => (await choices()).StateField);
export const PersonField = lateField<ChoiceProps>("select", async () => (await choices()).PersonField);
export const WarehouseField = lateField<ChoiceProps>("select", async () => (await choices()).WarehouseField);
export const CustomerField = lateField<ChoiceProps>("select", async () => (await choices()).CustomerField);
export const MainWaybillField = lateField<ChoiceProps>("select", async () => (await choices()).MainWaybillField);
export const CountryField = lateField<ChoiceProps>("select", async () => (await choices()).CountryField);
export const PortField = lateField<InputOfField>("text", async () => (await import("./PortFilter.tsx")).PortFilter);
export const Choices = lateField<ChoicesProps>("select", async () => (await small()).Choices);
export const YesNo = lateField<YesNoProps>("select", async () => (await small()).YesNo);
export const TypesField = lateField<TypesProps>("select", async () => (await small()).TypesField);
