import { mostChoices } from "@lading/contract/questionnaire";
import { Button, Form } from "antd";
import { useTexts } from "#core/i18n";
import { Limit } from "./Limit.tsx";
import { newChoice } from "./new-parts.ts";
import { PartButtons } from "./part-buttons.tsx";
import { TextsField } from "./TextsField.tsx";

/** Choices of the question at a place of its category's list. */
export function ChoicesField({ place }: { place: number }) {
  const { t } = useTexts("questionnaire");
  return (
    <Form.List name={[place, "choices"]}>
      {(fields, { add, remove, move }, { errors }) => (
        <div className="builder-choices">
          {fields.map(({ key, name: row }) => (
            <div key={key} className="builder-line">
              <Form.Item name={[row, "text"]}>
                <TextsField
                  maxLength={150}
                  aria-label={t("choice", { number: row + 1 })}
                  placeholder={t("choice", { number: row + 1 })}
                />
              </Form.Item>
              <PartButtons
                label={t("choice", { number: row + 1 })}
                place={row}
                count={fields.length}
                onMove={(to) => move(row, to)}
                onRemove={() => remove(row)}
              />
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <Button size="small" disabled={fields.length >= mostChoices} onClick={() => add(newChoice())}>
            {t("addChoice")}
          </Button>
          <Limit count={fields.length} most={mostChoices} />
        </div>
      )}
    </Form.List>
  );
}
