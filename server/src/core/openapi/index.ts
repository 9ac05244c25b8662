export { callList } from "./call-list.ts";
export { describeApi, type Api, type Document } from "./document.ts";
export { addDocument } from "./routes.ts";
export { undescribed } from "./schemas.ts";
