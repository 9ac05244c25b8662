import type { AnswerOf } from "@lading/contract/core";
import { addRole, deleteRole, editRole, exportRoleList, roleFieldTexts, roleList } from "@lading/contract/system";
import { loadUserInfo } from "@lading/contract/user";
import { Button, Form, Input, Skeleton, Switch } from "antd";
import { useMemo, useState } from "react";
import { useCall, useRead } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { ConfirmButton, ListPage, RecordForm, TabDrawer, TabModal, type ListColumn, type ListFilter } from "#ui";
import { RightsMatrix } from "./RightsMatrix.tsx";

export type Role = AnswerOf<typeof roleList>["rows"][number];
type Dialog = { kind: "add" } | { kind: "edit" | "rights"; role: Role };
const page = "/systemManagement/roleList";

/** /systemManagement/roleList */
export default function RolesPage() {
  const { t, word } = useTexts("system");
  const may = useMay();
  const exporting = useExport(exportRoleList);
  const remove = useCall(deleteRole);
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const filters = useMemo<ListFilter[]>(
    () => [{ name: "search", label: t("roles.search"), field: <Input allowClear maxLength={60} /> }],
    [t],
  );
  const removeAll = async (roles: readonly Role[]) => {
    const { deleted } = await remove.mutateAsync({ ids: roles.map(({ id }) => id) });
    notify.success(t("roles.deleted", { count: deleted }));
  };
  return (
    <>
      <ListPage
        call={roleList}
        columns={useColumns()}
        filters={filters}
        toolbar={
          may(`${page}:add`) && (
            <Button type="primary" onClick={() => setDialog({ kind: "add" })}>
              {t("roles.add")}
            </Button>
          )
        }
        rowActions={(role) => (
          <>
            <Button type="link" size="small" onClick={() => setDialog({ kind: "rights", role })}>
              {t("roles.rights")}
            </Button>
            {may(`${page}:edit`) && (
              <Button type="link" size="small" onClick={() => setDialog({ kind: "edit", role })}>
                {word("edit")}
              </Button>
            )}
            {may(`${page}:delete`) && role.userCount === 0 && (
              <ConfirmButton type="link" size="small" onConfirm={() => removeAll([role])} />
            )}
          </>
        )}
        {...(may(`${page}:delete`) && {
          bulkActions: (roles: readonly Role[], clear: () => void) => (
            <ConfirmButton
              onConfirm={async () => {
                await removeAll(roles);
                clear();
              }}
            />
          ),
        })}
        onExport={exporting.start}
      />
      {exporting.card}
      <Dialogs dialog={dialog} onClose={close} />
    </>
  );
}

function Dialogs({ dialog, onClose: close }: { dialog: Dialog | undefined; onClose: () => void }) {
  const { t, word } = useTexts("system");
  return (
    <>
      <TabModal open={dialog?.kind === "add"} title={t("roles.add")} onCancel={close}>
        <RoleForm role={null} onClose={close} />
      </TabModal>
      <TabModal open={dialog?.kind === "edit"} title={word("edit")} onCancel={close}>
        {dialog?.kind === "edit" && <RoleForm role={dialog.role} onClose={close} />}
      </TabModal>
      <TabDrawer
        open={dialog?.kind === "rights"}
        title={dialog?.kind === "rights" ? t("roles.rightsOf", { name: dialog.role.roleName }) : ""}
        width={860}
        onCancel={close}
      >
        {dialog?.kind === "rights" && <RightsMatrix role={dialog.role} onClose={close} />}
      </TabDrawer>
    </>
  );
}

function useColumns(): ListColumn<Role>[] {
  const { t, word } = useTexts("system");
  const field = useFieldTexts(roleFieldTexts);
  const yesNo = (value: boolean) => (value ? word("yes") : word("no"));
  return [
    { key: "roleName", title: field("roleName"), sort: "roleName" },
    { key: "isSupervisor", title: field("isSupervisor"), render: ({ isSupervisor }) => yesNo(isSupervisor) },
    {
      key: "seesAll",
      title: t("fields.seesAll"),
      render: ({ seesAll }) => (seesAll ? t("roles.all") : t("roles.own")),
    },
    { key: "userCount", title: field("userCount"), align: "end", width: 110 },
  ];
}

function RoleForm({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const { t, word } = useTexts("system");
  const field = useFieldTexts(roleFieldTexts);
  const me = useRead(loadUserInfo, {}, { quiet: true, ownErrors: true });
  if (!me.data) return <Skeleton active />;
  const mayShowAll = me.data.seesAll || role?.seesAll === true;
  const done = () => {
    notify.success(word("saved"));
    onClose();
  };
  const fields = (
    <>
      <Form.Item name="roleName" label={field("roleName")} required>
        <Input maxLength={60} dir="auto" />
      </Form.Item>
      <Form.Item
        name="isSupervisor"
        label={field("isSupervisor")}
        valuePropName="checked"
        extra={t("roles.supervisorHint")}
      >
        <Switch />
      </Form.Item>
      <Form.Item
        name="seesAll"
        label={t("roles.all")}
        valuePropName="checked"
        extra={t(mayShowAll ? "roles.seesAllHint" : "roles.sightNotHeld")}
      >
        <Switch disabled={!mayShowAll} />
      </Form.Item>
    </>
  );
  if (!role)
    return (
      <RecordForm
        call={addRole}
        initial={{ isSupervisor: false, seesAll: me.data.seesAll }}
        onDone={done}
        onCancel={onClose}
      >
        {fields}
      </RecordForm>
    );
  const { id, version, roleName, isSupervisor, seesAll } = role;
  return (
    <RecordForm
      call={editRole}
      initial={{ roleName, isSupervisor, seesAll }}
      fixed={{ id, version }}
      onDone={done}
      onCancel={onClose}
    >
      {fields}
    </RecordForm>
  );
}
