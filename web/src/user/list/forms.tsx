import { passwordRuleText } from "@lading/contract/session";
import {
  addUser,
  distributionParentUser,
  editUserRole,
  userFieldTexts,
  type getUserInfoList,
} from "@lading/contract/user";
import type { AnswerOf } from "@lading/contract/core";
import { Form, Input, Switch } from "antd";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { useSession } from "#core/session";
import { RecordForm, Select } from "#ui";
import { useColleagueOptions, useGivableRoles } from "./options.ts";

type ListedUser = AnswerOf<typeof getUserInfoList>["rows"][number];
const search = { optionFilterProp: "label" };

/** Says under the roles that some cannot be chosen, where that is so. */
function rolesHint(t: ReturnType<typeof useTexts<"user">>["t"], roles: ReturnType<typeof useGivableRoles>): string {
  const some = roles.some(({ disabled }) => disabled);
  return some ? `${t("list.rolesHint")} ${t("list.someAboveYours")}` : t("list.rolesHint");
}

/** A colleague with a sign-in and roles. */
export function AddUserForm({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  const roles = useGivableRoles();
  const colleagues = useColleagueOptions();
  return (
    <RecordForm
      call={addUser}
      initial={{ roleIds: [] }}
      toInput={({ parentUserId, ...values }) => ({ ...values, parentUserId: parentUserId ?? null })}
      onDone={(_answer, { userName }) => {
        notify.success(t("list.added", { name: userName }));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item name="userName" label={field("userName")} required>
        <Input maxLength={60} dir="auto" autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label={field("email")} extra={t("list.oneAddress")}>
        <Input maxLength={254} dir="ltr" autoComplete="off" />
      </Form.Item>
      <Form.Item name="phone" label={field("phone")}>
        <Input maxLength={40} dir="ltr" autoComplete="off" />
      </Form.Item>
      <Form.Item name="password" label={field("firstPassword")} required extra={passwordRuleText[language]}>
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item name="position" label={field("position")}>
        <Input maxLength={60} dir="auto" />
      </Form.Item>
      <Form.Item name="roleIds" label={field("roles")} extra={rolesHint(t, roles)}>
        <Select mode="multiple" options={roles} showSearch={search} />
      </Form.Item>
      <Form.Item name="parentUserId" label={field("superior")}>
        <Select allowClear options={colleagues} showSearch={search} />
      </Form.Item>
    </RecordForm>
  );
}

interface UserFormProps {
  user: ListedUser;
  onClose: () => void;
}

/** A user's roles, and whether the user administers the company. */
export function RolesForm({ user, onClose }: UserFormProps) {
  const { t, word } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  const session = useSession();
  const held = user.roles.map(({ id }) => id);
  const roles = useGivableRoles(held);
  return (
    <RecordForm
      call={editUserRole}
      initial={{ roleIds: held, isAdministrator: user.RoleLevel === 1 }}
      fixed={{ userId: user.UserId, version: user.version }}
      onDone={() => {
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <p>
        <bdi>{user.UserName}</bdi>
      </p>
      <Form.Item name="roleIds" label={field("roles")} extra={rolesHint(t, roles)}>
        <Select mode="multiple" options={roles} showSearch={search} />
      </Form.Item>
      <Form.Item
        name="isAdministrator"
        label={t("levels.administrator")}
        valuePropName="checked"
        extra={session?.RoleLevel === 1 ? t("list.administratorHint") : t("list.administratorOnly")}
      >
        <Switch disabled={session?.RoleLevel !== 1} />
      </Form.Item>
    </RecordForm>
  );
}

/** A user's superior, who sees the records of those below. */
export function SuperiorForm({ user, onClose }: UserFormProps) {
  const { t, word } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  const colleagues = useColleagueOptions(user.UserId);
  return (
    <RecordForm
      call={distributionParentUser}
      initial={{ parentUserId: user.parentUserId ?? undefined }}
      fixed={{ userId: user.UserId, version: user.version }}
      toInput={({ parentUserId }) => ({ parentUserId: parentUserId ?? null })}
      onDone={() => {
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <p>
        <bdi>{user.UserName}</bdi>
      </p>
      <Form.Item name="parentUserId" label={field("superior")} extra={t("list.superiorHint")}>
        <Select allowClear options={colleagues} showSearch={search} />
      </Form.Item>
    </RecordForm>
  );
}
