import { addLogisticsState, editLogisticsState } from "@lading/contract/logistics-state";
import { useTexts } from "#core/i18n";
import { AddOrEditForm, ChoiceField, IntegerField, TextField } from "#ui";
import type { State } from "./state.ts";

interface StateFormProps {
  /** The state to edit; null adds one. */
  state: State | null;
  onClose: () => void;
}

/** Adds or changes a logistics state. */
export function StateForm({ state, onClose }: StateFormProps) {
  const { t } = useTexts("logistics-state");
  const record = state && { ...state, phase: state.phase ?? state.proposedPhase };
  return (
    <AddOrEditForm add={addLogisticsState} edit={editLogisticsState} record={record} onClose={onClose}>
      <TextField name="chineseDescription" lang="zh" />
      <TextField name="englishDescription" lang="en" />
      <TextField name="arabicDescription" lang="ar" />
      <ChoiceField name="phase" extra={state?.phase === null ? t("proposedHint") : t("phaseHint")} />
      <TextField name="abbreviation" dir="ltr" />
      <IntegerField name="sortNumber" extra={t("sortHint")} />
    </AddOrEditForm>
  );
}
