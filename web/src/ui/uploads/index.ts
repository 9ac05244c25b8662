export { Papers } from "./Papers.tsx";
export { UploadArea } from "./UploadArea.tsx";
export { uploadsField, useNotYet, useUploads } from "./use-uploads.ts";
