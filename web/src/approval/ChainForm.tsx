import { addFinancialAuditProcessSettings, mostLevels } from "@lading/contract/approval";
import { Button, Form } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DecimalField, InputField, LinesOf, RecordForm, TextField } from "#ui";
import type { Chain } from "./ChainsPage.tsx";
import { UserSelect } from "./UserSelect.tsx";

const fresh = { positionName: "", userIds: [], fromAmount: "" };

interface ChainFormProps {
  chain: Chain;
  settlement: string;
  onClose: () => void;
}

/** Sets a chain: its levels from first to last. */
export function ChainForm({ chain, settlement, onClose }: ChainFormProps) {
  const { t, word } = useTexts("approval");
  const levels = chain.levels.map(({ approvers, ...level }) => ({
    ...level,
    userIds: approvers.map(({ userId }) => userId),
  }));
  const known = chain.levels.flatMap(({ approvers }) =>
    approvers.map(({ userId: id, userName: name }) => ({ id, name })),
  );
  return (
    <RecordForm
      call={addFinancialAuditProcessSettings}
      initial={{ levels: levels.length === 0 ? [fresh] : levels }}
      fixed={{ kind: chain.kind, version: chain.version }}
      onDone={() => {
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <LinesOf list="levels">
        <Form.List name="levels">
          {(lines, { add, remove, move }) => (
            <>
              {lines.map(({ key, name }, place) => (
                <fieldset key={key} className="approval-level">
                  <legend>{t("nthLevel", { level: place + 1 })}</legend>
                  <div className="approval-level-fields">
                    <TextField name={[name, "positionName"]} />
                    <InputField name={[name, "userIds"]} extra={t("oneDecides")}>
                      <UserSelect mode="multiple" known={known} />
                    </InputField>
                    <DecimalField name={[name, "fromAmount"]} suffix={settlement} extra={t("fromAmountHint")} />
                  </div>
                  {place > 0 && (
                    <Button type="link" onClick={() => move(place, place - 1)}>
                      {t("earlier")}
                    </Button>
                  )}
                  <Button type="link" danger onClick={() => remove(name)}>
                    {word("remove")}
                  </Button>
                </fieldset>
              ))}
              {lines.length === 0 && <p className="muted">{t("noLevels")}</p>}
              {lines.length < mostLevels && <Button onClick={() => add(fresh)}>{t("addLevel")}</Button>}
            </>
          )}
        </Form.List>
      </LinesOf>
    </RecordForm>
  );
}
