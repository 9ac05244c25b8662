export { PartyWarning } from "./late.tsx";
