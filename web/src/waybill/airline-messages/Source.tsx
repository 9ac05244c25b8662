import { longestAirlineMessageFile, mostAirlineMessageFiles } from "@lading/contract/waybill";
import { nameBytes } from "@lading/contract/files";
import { Button, Input } from "antd";
import { useRef, useState } from "react";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";
import { Icon } from "#ui/light";

export interface MessageFile {
  name: string;
  text: string;
}

/** All that one reading takes, in bytes. */
const mostBytes = 10 * 1024 * 1024;

interface SourceProps {
  isBusy: boolean;
  onRead: (files: MessageFile[]) => void;
}

/** Messages as files, as pasted text, or both. */
export function Source({ isBusy, onRead }: SourceProps) {
  const { t, word } = useTexts("waybill");
  const [text, setText] = useState("");
  const { files, problem, take, remove } = useFiles();
  const given = [...files, ...(text.trim() === "" ? [] : [{ name: t("messageImport.pasted"), text }])];
  return (
    <>
      <p className="muted">{t("messageImport.hint")}</p>
      <section>
        <h3>{t("messageImport.files")}</h3>
        <FileChoice onTake={take} />
        {problem !== null && <Note type="error" title={problem} />}
        {files.length > 0 && (
          <ul className="message-files">
            {files.map(({ name, text: content }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may have one name
              <li key={place}>
                <bdi>{name}</bdi> <bdi className="muted">{nameBytes(content.length)}</bdi>
                <button
                  type="button"
                  className="tool-button"
                  aria-label={word("removeNamed", { name })}
                  onClick={() => remove(place)}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>
          <label htmlFor="message-text">{t("messageImport.paste")}</label>
        </h3>
        <Input.TextArea
          id="message-text"
          className="message-text"
          dir="ltr"
          rows={10}
          spellCheck={false}
          value={text}
          placeholder={"FWB/16\n020-12345675SZXRUH/T12K640MC3.2\n…"}
          onChange={(event) => setText(event.target.value)}
        />
      </section>
      <div className="import-start">
        <Button type="primary" disabled={given.length === 0} loading={isBusy} onClick={() => onRead(given)}>
          {t("messageImport.read")}
        </Button>
        <span className="muted">{t("messageImport.notStored")}</span>
      </div>
    </>
  );
}

function FileChoice({ onTake }: { onTake: (chosen: File[]) => void }) {
  const { t } = useTexts("waybill");
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="file-field">
      <input
        ref={input}
        type="file"
        multiple
        style={{ display: "none" }}
        aria-label={t("messageImport.choose")}
        accept=".txt,.xml,.fwb,.fhl,.imp,text/plain,text/xml,application/xml"
        onChange={(event) => {
          onTake([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Button icon={<Icon name="file" />} onClick={() => input.current?.click()}>
        {t("messageImport.choose")}
      </Button>
      <span className="muted">{t("messageImport.limits", { each: nameBytes(longestAirlineMessageFile) })}</span>
    </div>
  );
}

/** The chosen files, each read at once; what is too large is not taken, and told. */
function useFiles() {
  const { t } = useTexts("waybill");
  const [files, setFiles] = useState<MessageFile[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  async function take(chosen: File[]): Promise<void> {
    const large = chosen.find(({ size }) => size > longestAirlineMessageFile);
    const bytes =
      chosen.reduce((sum, { size }) => sum + size, 0) + files.reduce((sum, one) => sum + one.text.length, 0);
    if (large) setProblem(t("messageImport.tooLarge", { name: large.name }));
    else if (bytes > mostBytes || files.length + chosen.length >= mostAirlineMessageFiles)
      setProblem(t("messageImport.tooMuch", { max: nameBytes(mostBytes), files: mostAirlineMessageFiles - 1 }));
    else {
      setProblem(null);
      const added = await Promise.all(chosen.map(async (file) => ({ name: file.name, text: await file.text() })));
      setFiles((now) => [...now, ...added]);
    }
  }

  return {
    files,
    problem,
    take: (chosen: File[]) => void take(chosen),
    remove: (place: number) => setFiles((now) => now.filter((_, index) => index !== place)),
  };
}
