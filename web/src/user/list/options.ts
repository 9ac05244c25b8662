import { roleList } from "@lading/contract/system";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { useMemo } from "react";
import { useRead } from "#core/api";

interface Option {
  value: string;
  label: string;
}

/** The company's roles to choose from. */
export function useRoleOptions(): Option[] {
  const { data } = useRead(
    roleList,
    { pageSize: 200, sort: "roleName", order: "asc" },
    { quiet: true, ownErrors: true },
  );
  return useMemo(() => (data?.rows ?? []).map(({ id, roleName }) => ({ value: id, label: roleName })), [data]);
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
