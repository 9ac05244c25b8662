import { nameIn } from "@lading/contract/core";
import { firstEmail, partyStateTexts } from "@lading/contract/party";

import { Form } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { PartyWarnings } from "#market-risk";
import { useSupplierSearch } from "#supplier";
import { withAddress } from "./addresses.ts";
import { Select } from "#ui";

/** Takes suppliers on file over into the field of addresses, each by its first one; any other address may be typed there. */
export function PickSuppliers() {
  const { t, language } = useTexts("questionnaire");
  const form = Form.useFormInstance();
  const { rows, onSearch, wake } = useSupplierSearch();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const take = (id: string | null) => {
    const supplier = rows.find((row) => row.id === id);
    if (!supplier) return;
    const typed: unknown = form.getFieldValue("to");
    form.setFieldValue("to", withAddress(typeof typed === "string" ? typed : "", firstEmail(supplier.email)));
    form.setFields([{ name: "to", errors: [] }]);
    setPicked((before) => [...before, supplier.supplierName, supplier.companyNameEn]);
  };
  return (
    <>
      <Form.Item label={t("fromSuppliers")}>
        <Select<string | null>
          value={null}
          aria-label={t("fromSuppliers")}
          placeholder={t("fromSuppliersHint")}
          showSearch={{ filterOption: false, onSearch }}
          options={rows.map(({ id, supplierName, companyNameEn, email, status }) => ({
            value: id,
            label: [
              nameIn(supplierName, companyNameEn, language),
              status === "enabled" ? "" : partyStateTexts[status][language],
              firstEmail(email) || t("noAddress"),
            ]
              .filter((part) => part !== "")
              .join(" · "),
            disabled: firstEmail(email) === "",
          }))}
          onFocus={wake}
          onOpenChange={wake}
          onChange={take}
        />
      </Form.Item>
      <PartyWarnings names={picked} />
    </>
  );
}
