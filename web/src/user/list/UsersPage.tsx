import "../user.css";
import type { AnswerOf } from "@lading/contract/core";
import {
  deleteUser,
  editUserState,
  exportUserInfoList,
  getUserInfoList,
  userFieldTexts,
  userStates,
  userStateTexts,
} from "@lading/contract/user";
import { Button, Input } from "antd";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useCall } from "#core/api";
import { formatMoment } from "#core/format";
import { listed, useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useSession } from "#core/session";
import { useExport } from "#jobs";
import { ConfirmButton, type ListColumn, type ListFilter, ListPage, Select, StatusTag, TabModal } from "#ui";
import { Avatar } from "../Avatar.tsx";
import { AddUserForm, RolesForm, SuperiorForm } from "./forms.tsx";
import { useRoleOptions } from "./options.ts";

export type ListedUser = AnswerOf<typeof getUserInfoList>["rows"][number];
type Dialog = { kind: "add" } | { kind: "roles" | "superior"; user: ListedUser };
const page = "/systemManagement/userList";

/** /systemManagement/userList */
export default function UsersPage() {
  const { t } = useTexts("user");
  const may = useMay();
  const exporting = useExport(exportUserInfoList);
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  return (
    <>
      <ListPage
        call={getUserInfoList}
        columns={useColumns()}
        filters={useFilters()}
        rowKey="UserId"
        toolbar={
          may(`${page}:add`) && (
            <Button type="primary" onClick={() => setDialog({ kind: "add" })}>
              {t("list.add")}
            </Button>
          )
        }
        rowActions={(user) => <UserActions user={user} onChoose={(kind) => setDialog({ kind, user })} />}
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal open={dialog?.kind === "add"} title={t("list.add")} onCancel={close}>
        <AddUserForm onClose={close} />
      </TabModal>
      <TabModal open={dialog?.kind === "roles"} title={t("list.setRoles")} onCancel={close}>
        {dialog?.kind === "roles" && <RolesForm user={dialog.user} onClose={close} />}
      </TabModal>
      <TabModal open={dialog?.kind === "superior"} title={t("list.setSuperior")} onCancel={close}>
        {dialog?.kind === "superior" && <SuperiorForm user={dialog.user} onClose={close} />}
      </TabModal>
    </>
  );
}

function useColumns(): ListColumn<ListedUser>[] {
  const { t, language } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  return [
    {
      key: "UserName",
      title: field("userName"),
      sort: "UserName",
      width: 160,
      render: (user) => (
        <span className="user-name">
          <Avatar path={user.HeadImg} name={user.UserName} size={28} />
          <Link to={`/detail?id=${user.UserId}`}>
            <bdi>{user.UserName}</bdi>
          </Link>
        </span>
      ),
    },
    {
      key: "state",
      card: "tag",
      title: field("state"),
      width: 90,
      render: ({ state }) => (
        <StatusTag tone={state === "normal" ? "good" : "bad"}>{userStateTexts[state][language]}</StatusTag>
      ),
    },
    { key: "email", title: field("email") },
    { key: "phone", hidden: true, title: field("phone") },
    { key: "position", hidden: true, title: field("position") },
    {
      key: "roles",
      title: field("roles"),
      render: ({ roles, RoleLevel }) =>
        listed([...(RoleLevel === 1 ? [t("levels.administrator")] : []), ...roles.map(({ roleName }) => roleName)]),
    },
    { key: "parentUserName", hidden: true, title: field("superior") },
    {
      key: "lastSignInAt",
      title: field("lastSignInAt"),
      sort: "lastSignInAt",
      render: ({ lastSignInAt }) => formatMoment(lastSignInAt),
    },
    {
      key: "createdAt",
      title: field("createdAt"),
      sort: "createdAt",
      hidden: true,
      render: ({ createdAt }) => formatMoment(createdAt),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t, language } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  const roles = useRoleOptions();
  return useMemo(
    () => [
      { name: "search", label: t("list.search"), field: <Input allowClear maxLength={120} /> },
      {
        name: "state",
        label: field("state"),
        field: (
          <Select
            allowClear
            options={userStates.map((state) => ({ value: state, label: userStateTexts[state][language] }))}
          />
        ),
      },
      { name: "roleId", label: field("roles"), field: <Select allowClear options={roles} /> },
    ],
    [t, language, field, roles],
  );
}

/** Actions on a user; only those that would not be refused. */
function UserActions({ user, onChoose }: { user: ListedUser; onChoose: (kind: "roles" | "superior") => void }) {
  const { t } = useTexts("user");
  const may = useMay();
  const session = useSession();
  const setState = useCall(editUserState);
  const remove = useCall(deleteUser);
  const isMyself = session?.UserId === user.UserId;
  const mayTouch = user.RoleLevel !== 1 || session?.RoleLevel === 1;
  const next = user.state === "normal" ? "frozen" : "normal";
  return (
    <>
      {may(`${page}:edit`) && mayTouch && (
        <Button type="link" size="small" onClick={() => onChoose("roles")}>
          {t("list.setRoles")}
        </Button>
      )}
      {may(`${page}:edit`) && (
        <Button type="link" size="small" onClick={() => onChoose("superior")}>
          {t("list.setSuperior")}
        </Button>
      )}
      {may(`${page}:edit`) && mayTouch && !isMyself && (
        <ConfirmButton
          type="link"
          size="small"
          question={t(next === "frozen" ? "list.freezeQuestion" : "list.thawQuestion", { name: user.UserName })}
          onConfirm={async () => {
            await setState.mutateAsync({ userId: user.UserId, state: next, version: user.version });
            notify.success(t(next === "frozen" ? "list.frozen" : "list.thawed", { name: user.UserName }));
          }}
        >
          {t(next === "frozen" ? "list.freeze" : "list.thaw")}
        </ConfirmButton>
      )}
      {may(`${page}:delete`) && mayTouch && !isMyself && (
        <ConfirmButton
          type="link"
          size="small"
          onConfirm={async () => {
            await remove.mutateAsync({ userIds: [user.UserId] });
            notify.success(t("list.deleted", { name: user.UserName }));
          }}
        />
      )}
    </>
  );
}
