import { isAir, isSea, type WaybillType } from "@lading/contract/waybill";
import type { FormInstance } from "antd";
import { useEffect, useRef } from "react";
import type { FormValues } from "../form/values.ts";

/** What by air is an airport or an airline is by sea a seaport or a shipping line: each way has its own. */
const ofWay = ["mainNumber", "loadingPort", "destinationPort", "carrier"] as const;

function wayOf(type: WaybillType): "air" | "sea" | "express" {
  if (isAir(type)) return "air";
  return isSea(type) ? "sea" : "express";
}

/** When the type is changed, ports, carrier and main number are kept for the way they are of, and come back with it; old messages go. */
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
