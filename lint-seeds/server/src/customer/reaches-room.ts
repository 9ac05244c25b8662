import { measure } from "#waybill/documents";

export const measured = measure;
