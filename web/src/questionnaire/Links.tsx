import { addQuestionnaireLink, questionnaireFieldTexts } from "@lading/contract/questionnaire";
import { Button, Form } from "antd";
import { useState } from "react";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { FieldWarnings } from "#market-risk";
import { SupplierInput } from "#supplier";
import { LinkToCopy, Note, Panel, RecordForm, TabModal } from "#ui";
import { rights } from "./labels.tsx";
import { SendEmail } from "./SendEmail.tsx";
import type { Questionnaire } from "./QuestionnairePage.tsx";

/** How a questionnaire comes to suppliers: the open link, links for one supplier each, and by e-mail. */
export function Links({ questionnaire: { id, link } }: { questionnaire: Questionnaire }) {
  const { t } = useTexts("questionnaire");
  const may = useMay();
  const [open, setOpen] = useState<"mail" | "link" | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel
      title={t("send")}
      actions={
        may(`${rights}:edit`) && (
          <>
            <Button type="primary" onClick={() => setOpen("mail")}>
              {t("byMail")}
            </Button>
            <Button onClick={() => setOpen("link")}>{t("oneLink")}</Button>
          </>
        )
      }
    >
      <p className="muted">{t("openLinkHint")}</p>
      {link !== null && <LinkToCopy url={link} label={t("openLink")} opens />}
      <TabModal open={open === "mail"} title={t("mailTitle")} width={640} onCancel={close}>
        <SendEmail questionnaireId={id} onClose={close} />
      </TabModal>
      <TabModal open={open === "link"} title={t("oneLink")} onCancel={close}>
        <OneLink questionnaireId={id} />
      </TabModal>
    </Panel>
  );
}

const named = ["supplierName"];

/** A link for one supplier; what it was is known only now. */
function OneLink({ questionnaireId }: { questionnaireId: string }) {
  const { t } = useTexts("questionnaire");
  const field = useFieldTexts(questionnaireFieldTexts);
  const [made, setMade] = useState<{ link: string; supplierName: string } | null>(null);
  if (made)
    return (
      <>
        <Note type="warning" title={t("shownOnce")} />
        <LinkToCopy url={made.link} label={t("linkOf", { name: made.supplierName })} opens />
        <p>
          <Button onClick={() => setMade(null)}>{t("another")}</Button>
        </p>
      </>
    );
  return (
    <RecordForm
      call={addQuestionnaireLink}
      fixed={{ questionnaireId }}
      submitText={t("makeLink")}
      onDone={({ link }, { supplierName }) => setMade({ link, supplierName })}
    >
      <Form.Item name="supplierName" label={field("supplier")} required extra={t("oneLinkHint")}>
        <SupplierInput maxLength={150} />
      </Form.Item>
      <FieldWarnings supplier="supplierName" names={named} />
    </RecordForm>
  );
}
