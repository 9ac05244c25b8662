import { BugOutlined } from "@ant-design/icons";
import { Badge, Button, Modal, Table, Tooltip } from "antd";
import { useState } from "react";
import { clearErrorLog, useErrorLog, type LoggedError } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";

/** The errors of the interface since the page was loaded; the entry is there as soon as there is one. */
export function ErrorLog() {
  const { t } = useTexts("app");
  const errors = useErrorLog();
  const [open, setOpen] = useState(false);
  if (errors.length === 0 && !open) return null;
  return (
    <>
      <Tooltip title={t("shell.errorLog")}>
        <Badge count={errors.length} size="small" offset={[-6, 6]}>
          <Button
            type="text"
            icon={<BugOutlined />}
            aria-label={`${t("shell.errorLog")}: ${errors.length}`}
            onClick={() => setOpen(true)}
          />
        </Badge>
      </Tooltip>
      <Modal
        open={open}
        title={t("shell.errorLog")}
        width={900}
        onCancel={() => setOpen(false)}
        footer={<Button onClick={clearErrorLog}>{t("actions.clear")}</Button>}
      >
        <Table<LoggedError>
          size="small"
          rowKey={(error) => `${error.at}${error.correlationId}`}
          dataSource={[...errors]}
          scroll={{ x: "max-content" }}
          pagination={{ pageSize: 10, hideOnSinglePage: true }}
          locale={{ emptyText: t("shell.errorLogEmpty") }}
          columns={[
            { key: "at", title: t("shell.errorTime"), render: (_value, error) => formatMoment(error.at) },
            { key: "url", title: t("shell.errorUrl"), render: (_value, error) => <bdi dir="ltr">{error.url}</bdi> },
            {
              key: "message",
              title: t("shell.errorMessage"),
              render: (_value, error) => `${error.message}${error.status > 0 ? ` (${error.status})` : ""}`,
            },
            {
              key: "correlationId",
              title: t("shell.errorNumber"),
              render: (_value, error) => <code dir="ltr">{error.correlationId}</code>,
            },
          ]}
        />
      </Modal>
    </>
  );
}
