export { PartyWarning, PartyWarnings } from "./late.tsx";
