import { MapStep } from "#waybill/import";

export const step = MapStep;
