import { companyFieldTexts } from "@lading/contract/user";
import { getCountryList } from "@lading/contract/place";
import { Form, Input } from "antd";
import { useRead } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { CityInput, CountrySelect } from "#ui";

/** Fields of a company; the same when it is added and when it is changed. */
export function CompanyFields() {
  const { t } = useTexts("user");
  const field = useFieldTexts(companyFieldTexts);
  const countries = useRead(getCountryList, {}, { quiet: true });
  return (
    <div className="form-grid">
      <Form.Item name="companyName" label={field("companyName")} required>
        <Input maxLength={120} dir="auto" />
      </Form.Item>
      <Form.Item name="companyNameEn" label={field("companyNameEn")}>
        <Input maxLength={160} dir="auto" />
      </Form.Item>
      <Form.Item name="legalPerson" label={field("legalPerson")} required>
        <Input maxLength={60} dir="auto" />
      </Form.Item>
      <Form.Item name="creditCode" label={field("creditCode")} required>
        <Input maxLength={40} dir="ltr" />
      </Form.Item>
      <Form.Item name="taxNumber" label={field("taxNumber")} extra={t("company.taxNumberHint")}>
        <Input maxLength={40} dir="ltr" />
      </Form.Item>
      <Form.Item name="country" label={field("country")} required>
        <CountrySelect options={countries.data?.rows ?? []} />
      </Form.Item>
      <Form.Item name="city" label={field("city")} required>
        <CityInput />
      </Form.Item>
      <Form.Item className="wide" name="address" label={field("address")} required>
        <Input maxLength={300} dir="auto" />
      </Form.Item>
      <Form.Item name="phone" label={field("phone")} required>
        <Input maxLength={40} dir="ltr" />
      </Form.Item>
      <Form.Item name="email" label={field("email")}>
        <Input maxLength={254} dir="ltr" />
      </Form.Item>
      <Form.Item name="website" label={field("website")}>
        <Input maxLength={200} dir="ltr" />
      </Form.Item>
    </div>
  );
}
