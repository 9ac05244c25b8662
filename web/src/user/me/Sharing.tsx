import type { AnswerOf } from "@lading/contract/core";
import { editUserShareMessage, getUserShareList, type loadUserInfo } from "@lading/contract/user";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { copyText, notify } from "#core/notice";
import { Panel, RecordForm, SmallTable, TabModal } from "#ui";
import { QrCode } from "#ui/light";

const codePixels = 112;

/** One's share link, what it says to whoever opens it, and whom it brought in. */
export function Sharing({ me }: { me: AnswerOf<typeof loadUserInfo> }) {
  const { t } = useTexts("user");
  const [isEditing, setEditing] = useState(false);
  const message = me.shareMessage;
  const close = () => setEditing(false);
  return (
    <Panel title={t("share.title")} actions={<Button onClick={() => setEditing(true)}>{t("share.edit")}</Button>}>
      {message === "" ? (
        <p className="muted">{t("share.start")}</p>
      ) : (
        <Invitation userId={me.UserId} message={message} />
      )}
      <Brought />
      <TabModal open={isEditing} title={t("share.edit")} onCancel={close}>
        <RecordForm
          call={editUserShareMessage}
          initial={{ shareMessage: message }}
          fixed={{ version: me.version }}
          onDone={() => {
            notify.success(t("saved"));
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

/** The link, to copy or to scan, and what is said to whoever opens it. */
function Invitation({ userId, message }: { userId: string; message: string }) {
  const { t } = useTexts("user");
  const link = `${location.origin}/login?share=${userId}`;
  return (
    <div className="user-share">
      <QrCode text={link} pixels={codePixels} alt={t("share.qrCode")} />
      <div>
        <p className="muted">{t("share.lead")}</p>
        <blockquote>
          <bdi>{message}</bdi>
        </blockquote>
        <Input
          readOnly
          value={link}
          dir="ltr"
          aria-label={t("share.link")}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copyText(link, { copied: t("share.copied"), byHand: t("share.copyByHand") })}>
          {t("share.copy")}
        </Button>
      </div>
    </div>
  );
}

function Brought() {
  const { t } = useTexts("user");
  const { data } = useRead(getUserShareList, {}, { quiet: true, ownErrors: true });
  if (!data) return null;
  if (data.total === 0) return null;
  return (
    <>
      <p>{t("share.count", { count: data.total })}</p>
      <SmallTable
        label={t("share.people")}
        columns={[t("fields.userName"), t("share.registeredAt")]}
        rows={data.rows.map(({ id, userName, createdAt }) => ({ key: id, cells: [userName, formatMoment(createdAt)] }))}
      />
    </>
  );
}
