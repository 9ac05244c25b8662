export * from "./calls.ts";
export * from "./menu.ts";
export * from "./roles.ts";
export * from "./sign-off-pages.ts";
