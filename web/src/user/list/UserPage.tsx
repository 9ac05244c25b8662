import "../user.css";
import { getUserInfo, userFieldTexts, userStateTexts } from "@lading/contract/user";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { listed, useFieldTexts, useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { DetailPage, Facts, StatusTag } from "#ui";
import { Avatar } from "../Avatar.tsx";
import { levelOf } from "../level.ts";

/** /detail?id=…: one user as the administrator sees it. */
export default function UserPage() {
  const { t, language } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  const { search } = usePage();
  const read = useRead(getUserInfo, { userId: search.get("id") ?? "" }, { ownErrors: true });
  const { data } = read;
  return (
    <DetailPage
      read={read}
      title={data?.UserName ?? ""}
      extra={
        data && (
          <StatusTag tone={data.state === "normal" ? "good" : "bad"}>{userStateTexts[data.state][language]}</StatusTag>
        )
      }
    >
      {data && (
        <>
          <div className="user-head">
            <Avatar path={data.HeadImg} name={data.UserName} size={72} />
            <p dir="auto">{data.introduction}</p>
          </div>
          <Facts
            facts={[
              { label: field("level"), value: t(`levels.${levelOf(data.RoleLevel)}`) },
              { label: field("roles"), value: listed(data.roles.map(({ roleName }) => roleName)) },
              { label: field("position"), value: data.position },
              { label: field("email"), value: data.email },
              { label: field("phone"), value: data.phone },
              { label: field("superior"), value: data.parentUserName },
              { label: field("lastSignInAt"), value: formatMoment(data.lastSignInAt) },
              { label: field("createdAt"), value: formatMoment(data.createdAt) },
            ]}
          />
          {data.below.length > 0 && (
            <section>
              <h2>{t("detail.below")}</h2>
              <ul>
                {data.below.map(({ UserId, UserName }) => (
                  <li key={UserId}>
                    <Link to={`/detail?id=${UserId}`}>
                      <bdi>{UserName}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </DetailPage>
  );
}
