export { stateFilter, textFilter, yesNoFilter } from "./filters.tsx";
export { LicenceLink } from "./LicenceLink.tsx";
export { fileIdOf, PartyForm } from "./PartyForm.tsx";
export { PartySelect } from "./PartySelect.tsx";
export { StateForm } from "./StateForm.tsx";
export { StateTag } from "./StateTag.tsx";
export { usePartySearch } from "./use-party-search.ts";
