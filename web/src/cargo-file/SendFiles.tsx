import { sendFileDetailsEmail, type CargoFile } from "@lading/contract/cargo-file";
import { nameBytes } from "@lading/contract/files";
import { useTexts } from "#core/i18n";
import { LetterFields, useMailTold, useNotSent } from "#mail";
import { RecordForm } from "#ui";

/** Sends files by e-mail with a cover text. Without a mail server it says that nothing left. */
export function SendFiles({ files, onClose }: { files: readonly CargoFile[]; onClose: () => void }) {
  const { word } = useTexts("cargo-file");
  const told = useMailTold();
  const notSent = useNotSent();
  const [first] = files;
  const about = first && (first.waybillNumber || first.jobNumber);
  return (
    <RecordForm
      call={sendFileDetailsEmail}
      initial={{ subject: about ?? "", text: "" }}
      fixed={{ ids: files.map(({ id }) => id) }}
      submitText={word("send")}
      refusedTitle={notSent}
      onDone={(answer) => {
        told(answer);
        onClose();
      }}
      onCancel={onClose}
    >
      <ul className="cargo-file-names">
        {files.map(({ id, file }) => (
          <li key={id}>
            <bdi>{file.name}</bdi> <bdi className="muted">{nameBytes(file.size)}</bdi>
          </li>
        ))}
      </ul>
      <LetterFields />
    </RecordForm>
  );
}
