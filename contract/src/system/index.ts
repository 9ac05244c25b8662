export * from "./calls.ts";
export * from "./field-texts.ts";
export * from "./gather-menu.ts";
export * from "./menu-page.ts";
export * from "./menu.ts";
export * from "./roles.ts";
