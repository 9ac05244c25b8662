import { addCompanyInfo, companyCodeVerification, getCompanyByName, companyFieldTexts } from "@lading/contract/user";
import { Form, Input } from "antd";
import { useDeferredValue } from "react";
import { reactions, useRead } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { updateSession } from "#core/session";
import { FileInput, Note, RecordForm } from "#ui";
import { isFile } from "../me/ProfileForm.tsx";
import { CompanyFields } from "./CompanyFields.tsx";

/** The form that makes a company, with the signed-in user as its administrator. */
export function AddCompany() {
  const { t } = useTexts("user");
  const field = useFieldTexts(companyFieldTexts);
  const [form] = Form.useForm<Record<string, unknown>>();
  return (
    <RecordForm
      call={addCompanyInfo}
      form={form}
      submitText={t("company.add")}
      toInput={({ logo, licence, officialSeal, ...values }) => ({
        ...values,
        ...(isFile(logo) && { logoFileId: logo.id }),
        ...(isFile(licence) && { licenceFileId: licence.id }),
        officialSealFileId: isFile(officialSeal) ? officialSeal.id : null,
      })}
      onDone={(company) => {
        updateSession({
          IsUse: 1,
          RoleLevel: 1,
          CompanyCode: company.CompanyCode,
          CompanyName: company.companyName,
          CompanyNameEn: company.companyNameEn,
          ValidityPeriodDate: company.ValidityPeriodDate,
        });
        reactions.refreshMenu();
        notify.success(t("company.added"));
      }}
    >
      <div className="form-grid">
        <Form.Item name="companyCode" label={field("companyCode")} required extra={<CodeNote form={form} />}>
          <Input maxLength={10} dir="ltr" autoCapitalize="characters" />
        </Form.Item>
      </div>
      <CompanyFields />
      <Others form={form} />
      <div className="form-grid">
        <Form.Item name="logo" label={field("logo")} required>
          <FileInput use="logo" />
        </Form.Item>
        <Form.Item name="licence" label={field("licence")} required>
          <FileInput use="licence" />
        </Form.Item>
        <Form.Item name="officialSeal" label={field("officialSeal")} extra={t("company.sealHint")}>
          <FileInput use="officialSeal" />
        </Form.Item>
      </div>
    </RecordForm>
  );
}

type Named = ReturnType<typeof Form.useForm<Record<string, unknown>>>[0];

/** The text of a field as it is typed. */
function useTyped(form: Named, field: string): string {
  const typed: unknown = Form.useWatch(field, form);
  return typeof typed === "string" ? typed.trim() : "";
}

/** Whether the code can still be taken, while it is typed. */
function CodeNote({ form }: { form: Named }) {
  const { t } = useTexts("user");
  const typed = useDeferredValue(useTyped(form, "companyCode").toUpperCase());
  const looksRight = /^[A-Z][A-Z0-9]{1,9}$/.test(typed);
  const asked = useRead(
    companyCodeVerification,
    { companyCode: looksRight ? typed : "AA" },
    { enabled: looksRight, quiet: true, ownErrors: true },
  );
  if (!looksRight || !asked.data || asked.isPlaceholderData) return t("company.codeHint");
  return (
    <span role="status">
      {asked.data.available ? t("company.codeFree", { code: typed }) : t("company.codeTaken", { code: typed })}
    </span>
  );
}

/** Companies of that name on Lading already: a colleague may have added it. */
function Others({ form }: { form: Named }) {
  const { t } = useTexts("user");
  const companyName = useDeferredValue(useTyped(form, "companyName"));
  const enabled = companyName.length >= 3;
  const found = useRead(
    getCompanyByName,
    { companyName: enabled ? companyName : "???" },
    { enabled, quiet: true, ownErrors: true },
  );
  const names = enabled ? (found.data?.rows ?? []) : [];
  if (names.length === 0) return null;
  return (
    <Note
      className="user-steps"
      type="warning"
      title={t("company.others")}
      description={names.map((other) => `${other.companyName} (${other.CompanyCode})`).join(" · ")}
    />
  );
}
