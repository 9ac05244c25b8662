import type { AnswerOf } from "@lading/contract/core";
import { companyFieldTexts, type loadCompanyInfo } from "@lading/contract/user";
import { Button } from "antd";
import { openFile } from "#core/api";
import { useFieldTexts } from "#core/i18n";

/** Logo, licence and seal, each opened as it is. */
export function Pictures({ company }: { company: AnswerOf<typeof loadCompanyInfo> }) {
  const field = useFieldTexts(companyFieldTexts);
  const files = (["logo", "licence", "officialSeal"] as const).filter((name) => company[name] !== "");
  if (files.length === 0) return null;
  return (
    <div className="user-pictures">
      {files.map((name) => (
        <Button key={name} onClick={() => void openFile(company[name])}>
          {field(name)}
        </Button>
      ))}
    </div>
  );
}
