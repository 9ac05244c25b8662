import { nameBytes } from "@lading/contract/files";
import { Button, Progress } from "antd";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import type { Sending, SendingTotals } from "./upload-queue.ts";

interface SendingFilesProps {
  items: readonly Sending[];
  totals: SendingTotals | undefined;
  onAgain: (key: string) => void;
  onCancel: (key: string) => void;
}

/** How far the upload is: all bytes together, and each file that is not there yet. */
export function SendingFiles({ items, totals, onAgain, onCancel }: SendingFilesProps) {
  const { t } = useTexts("app");
  return (
    <>
      {totals && (
        <div>
          <span role="status">{t("uploads.sending", { done: totals.done, total: totals.files })}</span>{" "}
          <bdi className="muted">
            {nameBytes(totals.sent)} / {nameBytes(totals.bytes)}
          </bdi>
          <Progress
            aria-label={t("uploads.sending", { done: totals.done, total: totals.files })}
            percent={percentOf(totals.sent, totals.bytes)}
            status="active"
          />
        </div>
      )}
      <ul>
        {items
          .filter(({ state }) => state !== "done")
          .map((item) => (
            <Item key={item.key} item={item} onAgain={onAgain} onCancel={onCancel} />
          ))}
      </ul>
    </>
  );
}

function Item({ item, onAgain, onCancel }: { item: Sending } & Pick<SendingFilesProps, "onAgain" | "onCancel">) {
  const { t, word } = useTexts("app");
  const { key, file, state, sent, problem } = item;
  return (
    <li>
      <span>
        <bdi>{file.name}</bdi> <bdi className="muted">{nameBytes(file.size)}</bdi>
        {problem !== undefined && state === "failed" && (
          <span className="upload-problem" role="alert">
            {problem}
          </span>
        )}
      </span>
      {state === "failed" ? (
        <Button size="small" onClick={() => onAgain(key)}>
          {word("retry")}
        </Button>
      ) : (
        <span className="muted">{state === "waiting" ? t("uploads.waiting") : `${percentOf(sent, file.size)}%`}</span>
      )}
      <button
        type="button"
        className="tool-button"
        aria-label={
          state === "failed" ? word("removeNamed", { name: file.name }) : t("uploads.cancel", { name: file.name })
        }
        onClick={() => onCancel(key)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Never 100 before the server has said that it has it. */
function percentOf(sent: number, bytes: number): number {
  return bytes === 0 ? 0 : Math.min(99, Math.floor((sent / bytes) * 100));
}
