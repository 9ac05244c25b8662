import "./light.css";

export { LanguageChoice, languageNames } from "./LanguageChoice.tsx";
export { LightButton } from "./LightButton.tsx";
export { LightField, LightForm } from "./LightForm.tsx";
export { LightTabs } from "./LightTabs.tsx";
