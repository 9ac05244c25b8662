import { languageNames, languages, type AnswerOf } from "@lading/contract/core";
import type { StoredFile } from "@lading/contract/files";
import { editUserInfo, userFieldTexts, type loadUserInfo } from "@lading/contract/user";
import { Form, Input } from "antd";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { updateSession } from "#core/session";
import { FileInput, RecordForm, Select } from "#ui";

interface ProfileFormProps {
  me: AnswerOf<typeof loadUserInfo>;
  onClose: () => void;
}

/** Name, picture, position and a few words. */
export function ProfileForm({ me, onClose }: ProfileFormProps) {
  const { t, word } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  return (
    <RecordForm
      call={editUserInfo}
      initial={{ userName: me.UserName, position: me.position, introduction: me.introduction, language: me.language }}
      fixed={{ version: me.version }}
      toInput={({ picture, ...values }) => ({ ...values, ...(isFile(picture) && { headImgFileId: picture.id }) })}
      onDone={(_answer, input) => {
        updateSession({ UserName: input.userName });
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item name="userName" label={field("userName")} required>
        <Input maxLength={60} dir="auto" />
      </Form.Item>
      <Form.Item name="picture" label={field("picture")}>
        <FileInput use="avatar" />
      </Form.Item>
      <Form.Item name="position" label={field("position")}>
        <Input maxLength={60} dir="auto" />
      </Form.Item>
      <Form.Item name="introduction" label={field("introduction")}>
        <Input.TextArea maxLength={500} rows={3} dir="auto" />
      </Form.Item>
      <Form.Item name="language" label={field("language")}>
        <Select
          options={[
            { value: "", label: t("me.noLanguage") },
            ...languages.map((language) => ({ value: language, label: languageNames[language] })),
          ]}
        />
      </Form.Item>
    </RecordForm>
  );
}

/** True for a file as its upload answered it. */
export function isFile(value: unknown): value is StoredFile {
  return typeof value === "object" && value !== null && "id" in value;
}
