import type { AnswerOf } from "@lading/contract/core";
import { editUserShareMessage, getUserShareList, userFieldTexts, type loadUserInfo } from "@lading/contract/user";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { LinkToCopy, Panel, RecordForm, SmallTable, TabModal } from "#ui";

/** The person's share link, its message, and the people whom it brought in. */
export function Sharing({ me }: { me: AnswerOf<typeof loadUserInfo> }) {
  const { t, word } = useTexts("user");
  const [isEditing, setEditing] = useState(false);
  const message = me.shareMessage;
  const close = () => setEditing(false);
  return (
    <Panel title={t("share.title")} actions={<Button onClick={() => setEditing(true)}>{t("share.edit")}</Button>}>
      {message === "" ? (
        <p className="muted">{t("share.start")}</p>
      ) : (
        <LinkToCopy url={`${location.origin}/login?share=${me.UserId}`} label={t("share.link")}>
          <p className="muted">{t("share.lead")}</p>
          <blockquote>
            <bdi>{message}</bdi>
          </blockquote>
        </LinkToCopy>
      )}
      <Brought />
      <TabModal open={isEditing} title={t("share.edit")} onCancel={close}>
        <RecordForm
          call={editUserShareMessage}
          initial={{ shareMessage: message }}
          fixed={{ version: me.version }}
          onDone={() => {
            notify.success(word("saved"));
            close();
          }}
          onCancel={close}
        >
          <Form.Item name="shareMessage" label={t("share.message")}>
            <Input.TextArea rows={3} maxLength={200} showCount dir="auto" />
          </Form.Item>
        </RecordForm>
      </TabModal>
    </Panel>
  );
}

function Brought() {
  const { t } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  const { data } = useRead(getUserShareList, {}, { quiet: true, ownErrors: true });
  if (!data) return null;
  if (data.total === 0) return null;
  return (
    <>
      <p>{t("share.count", { count: data.total })}</p>
      <SmallTable
        label={t("share.people")}
        columns={[field("userName"), t("share.registeredAt")]}
        rows={data.rows.map(({ id, userName, createdAt }) => ({ key: id, cells: [userName, formatMoment(createdAt)] }))}
      />
    </>
  );
}
