export { FieldWarnings, PartyFieldWarnings, PartyWarnings, PickedWarnings } from "./late.tsx";
