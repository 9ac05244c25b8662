export { createFiles, storedFile } from "./files.ts";
export type { FileCard, Files, FilesOptions, NewFile, NewUpload } from "./files.ts";
export { filesRoutes } from "./routes.ts";
export type { FilesRoutesOptions } from "./routes.ts";
export type { S3Place, StorePlace } from "./store.ts";
