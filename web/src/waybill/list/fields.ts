import { lateInput, type InputOfField } from "#ui";
import type { ChoiceProps } from "./choices.tsx";
import type { ChoicesProps, TypesProps, YesNoProps } from "./small-fields.tsx";

/** The filters' selects are a twelfth of the first screen's script: they come when someone reaches for one. */
const choices = () => import("./choices.tsx");
const small = () => import("./small-fields.tsx");

export const StateField = lateInput<ChoiceProps>("select", async () => (await choices()).StateField);
export const PersonField = lateInput<ChoiceProps>("select", async () => (await choices()).PersonField);
export const WarehouseField = lateInput<ChoiceProps>("select", async () => (await choices()).WarehouseField);
export const CustomerField = lateInput<ChoiceProps>("select", async () => (await choices()).CustomerField);
export const MainWaybillField = lateInput<ChoiceProps>("select", async () => (await choices()).MainWaybillField);
export const CountryField = lateInput<ChoiceProps>("select", async () => (await choices()).CountryField);
export const PortField = lateInput<InputOfField>("text", async () => (await import("./PortFilter.tsx")).PortFilter);
export const Choices = lateInput<ChoicesProps>("select", async () => (await small()).Choices);
export const YesNo = lateInput<YesNoProps>("select", async () => (await small()).YesNo);
export const TypesField = lateInput<TypesProps>("select", async () => (await small()).TypesField);
