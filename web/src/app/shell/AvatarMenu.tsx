import { LogoutOutlined, UserOutlined } from "@ant-design/icons";
import { Avatar, Dropdown } from "antd";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { audienceOf, homeOf, type SessionInfo } from "#core/session";
import { logOut } from "../log-out.ts";
import { useAvatar } from "./use-avatar.ts";

export function AvatarMenu({ session }: { session: SessionInfo }) {
  const { t } = useTexts("app");
  const navigate = useNavigate();
  const picture = useAvatar(session.HeadImg);
  const name = session.UserName || session.CompanyName;
  const choose = async (key: string) => {
    if (key === "info") return await navigate(homeOf(session));
    await logOut();
    return await navigate("/login", { replace: true });
  };
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: [
          {
            key: "who",
            type: "group",
            label: (
              <div className="avatar-who">
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <bdi>
                  {audienceOf(session) === "staff"
                    ? [session.CompanyName, session.CompanyCode].filter(Boolean).join(" · ")
                    : session.CompanyCode}
                </bdi>
              </div>
            ),
          },
          { key: "info", icon: <UserOutlined />, label: t("shell.myInfo") },
          { type: "divider" },
          { key: "logout", icon: <LogoutOutlined className="mirrored" />, label: t("shell.logout") },
        ],
        onClick: ({ key }) => void choose(key),
      }}
    >
      <button type="button" className="avatar-button" aria-label={`${t("shell.account")}: ${name}`}>
        <Avatar size={30} src={picture}>
          {name.slice(0, 1).toUpperCase()}
        </Avatar>
        <span className="avatar-name wide-only">{name}</span>
      </button>
    </Dropdown>
  );
}
