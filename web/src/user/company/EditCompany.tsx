import type { AnswerOf } from "@lading/contract/core";
import { editCompanyInfo, type loadCompanyInfo, companyFieldTexts } from "@lading/contract/user";
import { Form, InputNumber, Switch } from "antd";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { updateSession } from "#core/session";
import { FileInput, Fold, RecordForm, Select } from "#ui";
import { isFile } from "../me/ProfileForm.tsx";
import { CompanyFields } from "./CompanyFields.tsx";

interface EditCompanyProps {
  company: AnswerOf<typeof loadCompanyInfo>;
  onClose: () => void;
}

/** The zones of the tz database, with the company's own, which another release may name differently. */
const timeZones = (own: string) =>
  [...new Set([own, "UTC", ...Intl.supportedValuesOf("timeZone")])]
    .toSorted()
    .map((zone) => ({ value: zone, label: zone }));

/** The company's data, settings and pictures. */
export function EditCompany({ company, onClose }: EditCompanyProps) {
  const { t, word } = useTexts("user");
  const field = useFieldTexts(companyFieldTexts);
  const { CompanyCode: _code, ValidityPeriodDate: _date, settlementCurrency: _currency, ...rest } = company;
  const { logo: _logo, licence: _licence, officialSeal: _seal, version, ...initial } = rest;
  return (
    <RecordForm
      call={editCompanyInfo}
      initial={initial}
      fixed={{ version }}
      toInput={({ logo, licence, officialSeal, ...values }) => ({
        ...values,
        ...(isFile(logo) && { logoFileId: logo.id }),
        ...(isFile(licence) && { licenceFileId: licence.id }),
        ...(isFile(officialSeal) && { officialSealFileId: officialSeal.id }),
      })}
      onDone={(_answer, input) => {
        updateSession({
          CompanyName: input.companyName,
          CompanyNameEn: input.companyNameEn ?? "",
          IsChineseToEnglishFunction: input.multiLanguage ? 1 : 0,
        });
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <CompanyFields />
      <div className="form-grid">
        <Form.Item name="airDivisor" label={field("airDivisor")} required extra={t("company.divisorHint")}>
          <InputNumber className="full-width" min={1000} max={10_000} precision={0} controls={false} />
        </Form.Item>
        <Form.Item name="expressDivisor" label={field("expressDivisor")} required>
          <InputNumber className="full-width" min={1000} max={10_000} precision={0} controls={false} />
        </Form.Item>
        <Form.Item name="timeZone" label={field("timeZone")} extra={t("company.timeZoneHint")} required>
          <Select showSearch options={timeZones(company.timeZone)} />
        </Form.Item>
        <Form.Item name="multiLanguage" label={field("multiLanguage")} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <Fold name="company.pictures" title={<h3>{t("company.pictures")}</h3>}>
        <div className="form-grid">
          <Form.Item name="logo" label={t("company.newLogo")}>
            <FileInput use="logo" />
          </Form.Item>
          <Form.Item name="licence" label={t("company.newLicence")}>
            <FileInput use="licence" />
          </Form.Item>
          <Form.Item name="officialSeal" label={t("company.newSeal")} extra={t("company.sealHint")}>
            <FileInput use="officialSeal" />
          </Form.Item>
        </div>
      </Fold>
    </RecordForm>
  );
}
