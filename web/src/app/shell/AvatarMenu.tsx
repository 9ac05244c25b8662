import { useNavigate } from "react-router";
import { useFileUrl } from "#core/api";
import { useTexts } from "#core/i18n";
import { audienceOf, companyNameOf, homeOf, type SessionInfo } from "#core/session";
import { Choice, Icon, Popup } from "#ui/light";
import { logOut } from "../log-out.ts";

export function AvatarMenu({ session }: { session: SessionInfo }) {
  const { t, language } = useTexts("app");
  const navigate = useNavigate();
  const company = companyNameOf(session, language);
  const isStaff = audienceOf(session) === "staff";
  const name = isStaff ? session.UserName || company : company;
  const leave = async () => {
    await logOut();
    await navigate("/login", { replace: true });
  };
  return (
    <Popup
      label={`${t("shell.account")}: ${name}`}
      buttonClass="avatar-button"
      button={<AvatarFace session={session} name={name} />}
    >
      {(close) => (
        <>
          <div className="avatar-who">
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <bdi>{[isStaff ? company : "", session.CompanyCode].filter(Boolean).join(" · ")}</bdi>
          </div>
          <Choice
            onChoose={() => {
              close();
              void navigate(homeOf(session));
            }}
          >
            <Icon name="user" />
            {t("shell.myInfo")}
          </Choice>
          <Choice onChoose={() => void leave()}>
            <Icon name="logout" className="mirrored" />
            {t("shell.logout")}
          </Choice>
        </>
      )}
    </Popup>
  );
}

function AvatarFace({ session, name }: { session: SessionInfo; name: string }) {
  const { url: picture } = useFileUrl(session.HeadImg);
  return (
    <>
      <span className="avatar-face" aria-hidden="true" data-letter={name.slice(0, 1).toUpperCase()}>
        {picture !== undefined && <img src={picture} alt="" />}
      </span>
      <span className="avatar-name wide-only">{name}</span>
    </>
  );
}
