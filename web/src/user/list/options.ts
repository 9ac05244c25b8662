import { roleList } from "@lading/contract/system";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { useMemo } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";

interface Option {
  value: string;
  label: string;
}

interface RoleOption extends Option {
  disabled: boolean;
  title: string;
}

function useRoles() {
  const { data } = useRead(
    roleList,
    { pageSize: 200, sort: "roleName", order: "asc" },
    { quiet: true, ownErrors: true },
  );
  return data?.rows;
}

/** The company's roles, to find their holders by. */
export function useRoleOptions(): Option[] {
  const rows = useRoles();
  return useMemo(() => (rows ?? []).map(({ id, roleName }) => ({ value: id, label: roleName })), [rows]);
}

/** The company's roles to give to a user; those that hold more than the person does can only stay where they are. */
export function useGivableRoles(held: readonly string[] = []): RoleOption[] {
  const { t } = useTexts("user");
  return (useRoles() ?? []).map(({ id, roleName, mayGive }) => {
    const disabled = !mayGive && !held.includes(id);
    return { value: id, label: roleName, disabled, title: disabled ? t("list.roleAboveYours") : roleName };
  });
}

/** Colleagues to choose from, without one of them. */
export function useColleagueOptions(except?: string): Option[] {
  const { data } = useRead(getUserListByCompanyCode, {}, { quiet: true });
  return (data?.rows ?? [])
    .filter(({ UserId }) => UserId !== except)
    .map(({ UserId, UserName, position }) => ({
      value: UserId,
      label: position === "" ? UserName : `${UserName} · ${position}`,
    }));
}
