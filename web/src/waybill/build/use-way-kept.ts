import { isAir, isSea, type WaybillType } from "@lading/contract/waybill";
import type { FormInstance } from "antd";
import { useEffect, useRef } from "react";
import type { FormValues } from "../form/values.ts";

/** Fields with a value for each way: an airport or airline by air, a seaport or shipping line by sea. */
const ofWay = ["mainNumber", "loadingPort", "destinationPort", "carrier"] as const;

function wayOf(type: WaybillType): "air" | "sea" | "express" {
  if (isAir(type)) return "air";
  return isSea(type) ? "sea" : "express";
}

/** When the type changes, ports, carrier and main number are kept for their way and come back with it. */
export function useWayKept(form: FormInstance<FormValues>, type: WaybillType): void {
  const shown = useRef(type);
  const kept = useRef<Record<string, Record<string, unknown>>>({});
  useEffect(() => {
    if (shown.current === type) return;
    const [before, now] = [wayOf(shown.current), wayOf(type)];
    shown.current = type;
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    form.setFields(wrong.map(({ name }) => ({ name, errors: [] })));
    if (before === now) return;
    const values: FormValues = form.getFieldsValue(true);
    kept.current[before] = Object.fromEntries(ofWay.map((name) => [name, values[name]]));
    form.setFieldsValue({ ...Object.fromEntries(ofWay.map((name) => [name, ""])), ...kept.current[now] });
  }, [form, type]);
}
