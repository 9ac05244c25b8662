export { PartyWarning } from "./PartyWarning.tsx";
