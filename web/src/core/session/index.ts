export * from "./person.ts";
export * from "./session.ts";
