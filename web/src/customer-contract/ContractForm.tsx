import { minorUnits } from "@lading/contract/core";
import "./customer-contract.css";
import {
  addContract,
  contractNatureNames,
  editContract,
  mostAttachments,
  contractFieldTexts,
} from "@lading/contract/customer-contract";
import type { StoredFile } from "@lading/contract/files";
import { Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { isRecord } from "#core/guards";
import { notify } from "#core/notice";
import { useSession } from "#core/session";
import { today } from "#core/format";
import { CustomerSelect } from "#customer";
import { FieldWarnings } from "#market-risk";
import { DateInput, DecimalInput, Fold, RecordForm, Select, type StaleWords } from "#ui";
import { Papers, UploadArea, uploadsField, useNotYet, useUploads } from "#ui/uploads";
import { isContractField, useCreditSettings, useLabels, type Contract } from "./contract.ts";

interface ContractFormProps {
  /** The contract to change; null adds one. */
  contract: Contract | null;
  /** With whom; without it, that is chosen. */
  customerId?: string;
  onClose: () => void;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function toInput({ files, uploading: _uploading, creditDays, ...values }: Record<string, unknown>) {
  const papers = Array.isArray(files) ? files.filter(isRecord).map(({ id }) => id) : [];
  return { ...values, creditDays: textOf(creditDays) === "" ? null : Number(creditDays), attachments: papers };
}

/** A stored contract as the form's fields hold it. */
function valuesOf(contract: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { contractNumber, name, nature, conclusion, issuer, validity, creditDays, remark } = contract;
  const amount = (field: string) => textOf(contract[field]).replace(/\.?0+$/, "");
  return {
    contractNumber,
    name,
    nature,
    conclusion,
    issuer,
    validity,
    creditDays: typeof creditDays === "number" ? String(creditDays) : "",
    creditAmount: amount("creditAmount"),
    creditLimit: amount("creditLimit"),
    files: contract["files"] ?? contract["attachments"],
    remark,
  };
}

/** Adds or changes a contract. */
export function ContractForm({ contract, customerId, onClose }: ContractFormProps) {
  const { t, language } = useTexts("customer-contract");
  const notYet = useNotYet();
  const session = useSession();
  const stale = useStaleWords();
  const shared = { toInput, notYet, stale, onCancel: onClose };
  if (contract)
    return (
      <RecordForm
        call={editContract}
        initial={valuesOf({ ...contract })}
        fixed={{ id: contract.id, version: contract.version }}
        onDone={() => {
          notify.success(t("saved"));
          onClose();
        }}
        {...shared}
      >
        <Fields />
      </RecordForm>
    );
  return (
    <RecordForm
      call={addContract}
      initial={{ nature: "framework", validity: { from: today() }, issuer: session?.UserName, files: [] }}
      {...(customerId !== undefined && { fixed: { customerId } })}
      onDone={({ contractNumber }) => {
        notify.success(t("added", { number: contractNumber }));
        onClose();
      }}
      {...shared}
    >
      {customerId === undefined && (
        <>
          <Form.Item name="customerId" label={contractFieldTexts.customerName[language]} required>
            <CustomerSelect />
          </Form.Item>
          <FieldWarnings customer="customerId" />
        </>
      )}
      <Fields />
    </RecordForm>
  );
}

function useStaleWords(): StaleWords {
  const labels = useLabels();
  return {
    valuesOf,
    labelOf: (field) => {
      const name = field === "files" ? "attachments" : field;
      return isContractField(name) ? labels.field(name) : field;
    },
    show: (field, value) => {
      if (field === "nature") return labels.nature(contractNatureNames.find((one) => one === value) ?? "other");
      if (field === "validity" && isRecord(value)) return `${textOf(value["from"])} – ${textOf(value["to"])}`;
      if (Array.isArray(value)) return value.map((file) => (isRecord(file) ? textOf(file["name"]) : "")).join("; ");
      return textOf(value);
    },
  };
}

function Fields() {
  const { t } = useTexts("customer-contract");
  const labels = useLabels();
  return (
    <>
      <div className="contract-fields">
        <Form.Item name="contractNumber" label={labels.field("contractNumber")} extra={t("numberHint")}>
          <Input maxLength={40} dir="ltr" autoComplete="off" />
        </Form.Item>
        <Form.Item name="name" label={labels.field("name")} required>
          <Input maxLength={120} dir="auto" autoComplete="off" />
        </Form.Item>
        <Form.Item name="nature" label={labels.field("nature")} required>
          <Select options={contractNatureNames.map((value) => ({ value, label: labels.nature(value) }))} />
        </Form.Item>
        <Form.Item name="conclusion" label={labels.field("conclusion")}>
          <DateInput />
        </Form.Item>
        <Form.Item name={["validity", "from"]} label={labels.field("from")} required>
          <DateInput />
        </Form.Item>
        <Form.Item name={["validity", "to"]} label={labels.field("to")} required>
          <DateInput />
        </Form.Item>
        <Form.Item name="issuer" label={labels.field("issuer")}>
          <Input maxLength={80} dir="auto" />
        </Form.Item>
      </div>
      <Terms />
      <Fold name="contract.further">
        <Form.Item label={labels.field("attachments")}>
          <Attachments />
        </Form.Item>
        <Form.Item name="remark" label={labels.field("remark")}>
          <Input.TextArea maxLength={500} rows={2} dir="auto" />
        </Form.Item>
      </Fold>
    </>
  );
}

/** Terms of credit, open to those who may release it. */
function Terms() {
  const { t } = useTexts("customer-contract");
  const labels = useLabels();
  const { currency, mayRelease: isOpen } = useCreditSettings();
  return (
    <Fold name="contract.credit" title={<h3>{t("credit")}</h3>}>
      {!isOpen && <p className="muted">{t("termsRight")}</p>}
      <div className="contract-fields">
        <Form.Item name="creditDays" label={labels.field("creditDays")} extra={t("daysHint")}>
          <DecimalInput scale={0} maxLength={3} disabled={!isOpen} />
        </Form.Item>
        <Form.Item name="creditAmount" label={labels.field("creditAmount")} extra={t("amountHint", { currency })}>
          <DecimalInput scale={minorUnits(currency)} disabled={!isOpen} suffix={currency} />
        </Form.Item>
        <Form.Item name="creditLimit" label={labels.field("creditLimit")} extra={t("limitHint")}>
          <DecimalInput scale={minorUnits(currency)} disabled={!isOpen} suffix={currency} />
        </Form.Item>
      </div>
    </Fold>
  );
}

function Attachments() {
  const uploads = useUploads<StoredFile>({ use: "contract", most: mostAttachments, entryOf: (file) => file });
  return (
    <UploadArea use="contract" uploads={uploads}>
      <Form.Item noStyle name={uploadsField}>
        <Papers />
      </Form.Item>
    </UploadArea>
  );
}
