import "./collector.css";
import { getQuestionnaireAnswer, questionnaireRefusals, textIn } from "@lading/contract/questionnaire";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { copyText } from "#core/notice";
import { usePage } from "#core/page";
import { LightButton, PublicFrame } from "#ui/light";
import { CollectorForm } from "./CollectorForm.tsx";
import { readOwnLink } from "./kept.ts";
import type { Opened } from "./opened.ts";
import { SubmittedView } from "./SubmittedView.tsx";

const form = /^[\w-]{43}$/;

/**
 * /collector#…: a supplier answers a questionnaire, without an account. The token that identifies the supplier stands
 * after the `#`, so it never leaves the browser in an address.
 */
export default function CollectorPage() {
  const asked = useLocation().hash.slice(1);
  const [, setMade] = useState("");
  // A supplier who came by the open link before goes on with the answer that this browser has.
  const own = readOwnLink(asked);
  const token = own?.isSaved === true ? own.token : asked;
  if (!form.test(token)) return <NotOpen />;
  const toOwn = (next: string) => {
    // Past the router: it is the same page, on which somebody is typing.
    history.replaceState(history.state, "", `/collector#${next}`);
    setMade(next);
  };
  return <Questionnaire key={asked} token={token} onOwnLink={toOwn} />;
}

function NotOpen({ message }: { message?: string }) {
  const { t } = useTexts("questionnaire");
  return (
    <PublicFrame>
      <h1>{t("collector.notOpen")}</h1>
      <p className="lead">{message ?? t("collector.notOpenHint")}</p>
    </PublicFrame>
  );
}

function Questionnaire({ token, onOwnLink }: { token: string; onOwnLink: (token: string) => void }) {
  const { t, word, language } = useTexts("questionnaire");
  const { setTitle } = usePage();
  const { data, error, refetch, isFetching } = useRead(getQuestionnaireAnswer, { token }, { ownErrors: true });
  const title = data && textIn(data.title, language);
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  if (data) return <Shown opened={data} token={token} onOwnLink={onOwnLink} onRead={refetch} />;
  if (error?.failure === "refused" && error.status < 429) return <NotOpen message={error.message} />;
  return (
    <PublicFrame>
      {error ? (
        <div role="alert">
          <h1>{t("collector.failed")}</h1>
          <p className="lead">{error.message}</p>
          <LightButton busy={isFetching} onClick={() => void refetch()}>
            {word("retry")}
          </LightButton>
        </div>
      ) : (
        <div className="collector-waiting" role="status" aria-label={t("collector.loading")} />
      )}
    </PublicFrame>
  );
}

interface ShownProps {
  opened: Opened;
  token: string;
  onOwnLink: (token: string) => void;
  onRead: () => Promise<unknown>;
}

function Shown({ opened, token, onOwnLink, onRead }: ShownProps) {
  const { t, language } = useTexts("questionnaire");
  const { submitted, isClosed, savedAt, closesAt } = opened;
  // A draft that is newer than what was submitted is gone on with.
  const isDraftNewer = submitted !== null && savedAt !== null && savedAt > submitted.submittedAt;
  const [isChanging, setChanging] = useState(!isClosed && isDraftNewer);
  const [isRenewed, setRenewed] = useState(false);
  const showsForm = !isClosed && (submitted === null || isChanging);
  const intro = textIn(opened.intro, language);
  const after = async () => {
    await onRead();
    setChanging(false);
    setRenewed(false);
    scrollTo({ top: 0 });
  };
  return (
    <PublicFrame>
      <header className="collector-head">
        <p className="muted">
          <bdi>{opened.company}</bdi>
        </p>
        <h1>
          <bdi>{textIn(opened.title, language)}</bdi>
        </h1>
        {showsForm && intro !== "" && (
          <p className="lead" dir="auto">
            {intro}
          </p>
        )}
        {showsForm && closesAt !== null && <p>{t("collector.closesAt", { at: formatMoment(closesAt) })}</p>}
      </header>
      {opened.isOwn && showsForm && <OwnLinkNote token={token} />}
      {showsForm && isRenewed && (
        <p className="collector-note collector-renewed" role="alert">
          {questionnaireRefusals.changed.text[language]}
        </p>
      )}
      {showsForm ? (
        <CollectorForm
          key={opened.revision}
          opened={opened}
          token={token}
          onOwnLink={onOwnLink}
          onSubmitted={() => void after()}
          onChanged={() => {
            setRenewed(true);
            scrollTo({ top: 0 });
            void onRead();
          }}
        />
      ) : (
        submitted && <SubmittedView submitted={submitted} isClosed={isClosed} onChange={() => setChanging(true)} />
      )}
    </PublicFrame>
  );
}

function OwnLinkNote({ token }: { token: string }) {
  const { t, word } = useTexts("questionnaire");
  const copy = () =>
    copyText(`${location.origin}/collector#${token}`, {
      copied: t("collector.copied"),
      byHand: t("collector.copyByHand"),
    });
  return (
    <p className="collector-own">
      <span>{t("collector.ownLink")}</span>{" "}
      <button type="button" className="collector-clear" onClick={() => void copy()}>
        {word("copyLink")}
      </button>
    </p>
  );
}
