export { CallError, type CallFailure } from "./call-error.ts";
export { callApi, reactions, type CallOptions } from "./call-api.ts";
export { clearErrorLog, logError, useErrorLog, type LoggedError } from "./error-log.ts";
export { downloadFile, followDownload, openFile, readFile, saveAs, uploadFile } from "./files.ts";
export { keyOf, useCall, useRead, type ReadOptions } from "./hooks.ts";
export { useInFlight } from "./in-flight.ts";
export { queryClient } from "./query-client.ts";
export { useSubmission, type ChangeOptions } from "./use-submission.ts";
export { useFileUrl } from "./use-file-url.ts";
