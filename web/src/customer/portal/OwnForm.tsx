import { customerInfoModifyCompanyInfo } from "@lading/contract/customer";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { fileIdOf } from "#party";
import { Note, RecordForm } from "#ui";
import { Licence, OwnFields } from "../CustomerForm.tsx";
import type { Home } from "./CustomerInfoPage.tsx";

/** The customer's own data: completed once, and after that what is to change is asked for. */
export function OwnForm({ home, onClose }: { home: Home; onClose: () => void }) {
  const { t } = useTexts("customer");
  const { customerType, customerName, companyNameEn, shortName, country, city, address, director, ...rest } = home;
  const { contact, phone, telephone, email, website, companyCode, personalId, passport, version, locked } = rest;
  const names = { customerType, customerName, companyNameEn, shortName, country, city, address, director };
  const initial = { ...names, contact, phone, telephone, email, website, companyCode, personalId, passport };
  return (
    <RecordForm
      call={customerInfoModifyCompanyInfo}
      initial={initial}
      fixed={{ version }}
      toInput={({ certificate, ...values }) => ({ ...values, certificateFileId: fileIdOf(certificate) })}
      submitText={t(locked ? "home.ask" : "home.save")}
      onDone={({ outcome }) => {
        notify.success(t(outcome === "saved" ? "home.saved" : "home.asked"));
        onClose();
      }}
      onCancel={onClose}
    >
      <Note type={locked ? "info" : "warning"} title={t(locked ? "home.askHint" : "home.onceHint")} />
      <OwnFields last={<Licence />} />
    </RecordForm>
  );
}
