import type { WaybillType } from "@lading/contract/waybill";
import { Form } from "antd";
import type { FormValues } from "../form/values.ts";
import { useDraft, useKeeper } from "./draft.ts";

interface DraftKeeperProps {
  name: "house" | "main";
  type: WaybillType;
  /** False once the form is saved or cleared: what is left in it is no draft any more. */
  isOpen: () => boolean;
}

/** Keeps what is in the form around it; shows nothing. */
export function DraftKeeper({ name, type, isOpen }: DraftKeeperProps) {
  const form = Form.useFormInstance<FormValues>();
  const [, setDraft] = useDraft(name);
  const values: FormValues | undefined = Form.useWatch([], { form, preserve: true });
  const keep = () => {
    if (isOpen()) setDraft({ type, values: form.getFieldsValue(true) });
  };
  useKeeper(values, keep, () => form.isFieldsTouched());
  return null;
}
