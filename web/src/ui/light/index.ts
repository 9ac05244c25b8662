export { Icon, type IconName } from "./Icon.tsx";
export { LanguageChoice, languageNames } from "./LanguageChoice.tsx";
export { LightButton } from "./LightButton.tsx";
export { LightDialog } from "./LightDialog.tsx";
export { LightField, LightForm, useLightForm } from "./LightForm.tsx";
export { LightTabs } from "./LightTabs.tsx";
export { Choice, Popup } from "./Popup.tsx";
export { PublicFrame } from "./PublicFrame.tsx";
export { RouteArt } from "./RouteArt.tsx";
