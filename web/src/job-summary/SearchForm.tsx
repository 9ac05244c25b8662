import { getJobNumberList, jobSummaryRefusals } from "@lading/contract/job-summary";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { SuggestionInput, useTyped, useWoken } from "#ui";
import type { Asked } from "./job.ts";
import { routeOf } from "./route.ts";

interface SearchFormProps {
  asked: Asked;
  onSearch: (asked: Partial<Asked>) => void;
}

const numbers = ["mainNumber", "houseNumber"] as const;
type Name = (typeof numbers)[number];

/** Search by a main or a house number: both together are refused, and neither (catalogue §5). */
export function SearchForm({ asked, onSearch }: SearchFormProps) {
  const { t, word, language } = useTexts("job-summary");
  const [values, setValues] = useState({ mainNumber: asked.mainNumber, houseNumber: asked.houseNumber });
  const [problem, setProblem] = useState<"both" | "neither" | null>(null);
  const [main, house] = [values.mainNumber.trim(), values.houseNumber.trim()];

  function search(next: { mainNumber: string; houseNumber: string }): void {
    const found = next.mainNumber && next.houseNumber ? "both" : next.mainNumber || next.houseNumber ? null : "neither";
    setProblem(found);
    if (found === null) onSearch(next);
  }

  const message = problem && jobSummaryRefusals[problem].text[language];
  return (
    <form
      className="list-search job-search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        search({ mainNumber: main, houseNumber: house });
      }}
    >
      {numbers.map((name) => (
        <Form.Item
          key={name}
          layout="vertical"
          label={t(name)}
          htmlFor={`job-${name}`}
          {...(message && {
            validateStatus: "error",
            ...((problem === "both" || name === "mainNumber") && { help: message }),
          })}
        >
          <NumberInput
            name={name}
            value={values[name]}
            onType={(text) => {
              setProblem(null);
              setValues({ ...values, [name]: text });
            }}
            onPick={(picked) => onSearch({ id: picked })}
          />
        </Form.Item>
      ))}
      <div className="list-search-buttons">
        <Button type="primary" htmlType="submit">
          {word("search")}
        </Button>
      </div>
    </form>
  );
}

interface NumberInputProps {
  name: Name;
  value: string;
  onType: (text: string) => void;
  /** A suggested job was chosen. */
  onPick: (id: string) => void;
}

/** A number with the jobs that it could become, as one types. */
function NumberInput({ name, value, onType, onPick }: NumberInputProps) {
  const { t } = useTexts("job-summary");
  const app = useTexts("app");
  const typed = useTyped(value.trim());
  const kind = name === "mainNumber" ? "main" : "house";
  const [isAwake, wake] = useWoken();
  const asks = isAwake && typed.length > 2;
  const { data } = useRead(getJobNumberList, { kind, search: typed }, { quiet: true, ownErrors: true, enabled: asks });
  return (
    <SuggestionInput
      id={`job-${name}`}
      value={value}
      onChange={onType}
      suggestions={(asks ? (data?.rows ?? []) : []).map((job) => ({
        row: job,
        title: kind === "main" ? job.mainNumber : job.houseNumber,
        detail: [job.isMain ? t("mainWaybill") : job.customerName, routeOf(job, app.t("form.portFree"))]
          .filter((part) => part !== "")
          .join(" · "),
      }))}
      onPick={({ id }) => onPick(id)}
      onWake={wake}
    >
      <Input autoComplete="off" allowClear dir="ltr" />
    </SuggestionInput>
  );
}
