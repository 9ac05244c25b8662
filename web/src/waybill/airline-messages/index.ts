export { MessageImport } from "./MessageImport.tsx";
