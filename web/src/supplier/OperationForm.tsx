import {
  addOverseasAgentOperationInfo,
  agentFunctions,
  agentFunctionTexts,
  editOverseasAgentOperationInfo,
  mostOperationContacts,
  portKindOf,
  transportModes,
  transportModeTexts,
  type OperationField,
  type TransportMode,
} from "@lading/contract/supplier";
import { Button, Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DateInput, Fold, PortInput, RecordForm, Select } from "#ui";
import { useLabels } from "./labels.ts";
import type { Operation } from "./OperationsPage.tsx";

interface OperationFormProps {
  /** The entry to edit; null adds one. */
  operation: Operation | null;
  supplierId: string;
  onClose: () => void;
}

/** Adds or changes what an operation needs of an agent. */
export function OperationForm({ operation, supplierId, onClose }: OperationFormProps) {
  const { word } = useTexts("supplier");
  const shared = {
    onDone: () => {
      notify.success(word("saved"));
      onClose();
    },
    onCancel: onClose,
  };
  if (!operation)
    return (
      <RecordForm
        call={addOverseasAgentOperationInfo}
        initial={{ scope: "all", contacts: [{ agentFunction: "operations" }] }}
        fixed={{ supplierId }}
        {...shared}
      >
        <Fields />
      </RecordForm>
    );
  const { id, version, updatedAt: _u, ...initial } = operation;
  return (
    <RecordForm call={editOverseasAgentOperationInfo} initial={initial} fixed={{ id, version }} {...shared}>
      <Fields />
    </RecordForm>
  );
}

function Fields() {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  const form = Form.useFormInstance();
  const scope: TransportMode | "all" = Form.useWatch("scope", form) ?? "all";
  const long = (name: OperationField, max: number) => (
    <Form.Item name={name} label={labels.operation(name)}>
      <Input.TextArea maxLength={max} autoSize={{ minRows: 2, maxRows: 8 }} dir="auto" />
    </Form.Item>
  );
  return (
    <>
      <div className="supplier-fields">
        <Form.Item name="scope" label={labels.operation("scope")} required>
          <Select
            options={[
              { value: "all", label: t("operations.all") },
              ...labels.options(transportModeTexts, transportModes),
            ]}
          />
        </Form.Item>
        <Form.Item name="port" label={labels.operation("port")} extra={t("operations.portHint")}>
          <PortInput takesText={false} {...(scope !== "all" && { kind: portKindOf(scope) })} />
        </Form.Item>
        <Form.Item name="workingHours" label={labels.operation("workingHours")}>
          <Input maxLength={300} dir="auto" />
        </Form.Item>
        <Form.Item name="validFrom" label={labels.operation("validFrom")}>
          <DateInput />
        </Form.Item>
        <Form.Item name="validTo" label={labels.operation("validTo")}>
          <DateInput />
        </Form.Item>
      </div>
      {long("documents", 2000)}
      {long("customsNotes", 2000)}
      <Contacts />
      {long("remark", 500)}
    </>
  );
}

function Contacts() {
  const { t, word } = useTexts("supplier");
  const labels = useLabels();
  return (
    <Form.List name="contacts">
      {(rows, list) => (
        <Fold name="operation.contacts" title={<h3>{labels.operation("contacts")}</h3>} className="supplier-several">
          {rows.map(({ key, name: at }) => (
            <fieldset key={key} className="supplier-line">
              <div className="supplier-fields">
                <Form.Item name={[at, "agentFunction"]} label={labels.operation("agentFunction")} required>
                  <Select options={labels.options(agentFunctionTexts, agentFunctions)} />
                </Form.Item>
                <Form.Item name={[at, "name"]} label={labels.field("contact")} required>
                  <Input maxLength={80} dir="auto" />
                </Form.Item>
                <Form.Item name={[at, "telephone"]} label={labels.field("telephone")}>
                  <Input maxLength={40} dir="ltr" />
                </Form.Item>
                <Form.Item name={[at, "email"]} label={labels.field("email")}>
                  <Input maxLength={500} dir="ltr" />
                </Form.Item>
              </div>
              <Button type="link" danger onClick={() => list.remove(at)}>
                {word("remove")}
              </Button>
            </fieldset>
          ))}
          {rows.length < mostOperationContacts && (
            <Button onClick={() => list.add({ agentFunction: "customs" })}>{t("form.addContact")}</Button>
          )}
        </Fold>
      )}
    </Form.List>
  );
}
