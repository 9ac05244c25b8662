import "./questionnaire.css";
import { usePage } from "#core/page";
import { AnswerPage } from "./AnswerPage.tsx";
import { BuilderPage, NewQuestionnaire } from "./builder/BuilderPage.tsx";
import { QuestionnairePage } from "./QuestionnairePage.tsx";
import { QuestionnairesPage } from "./QuestionnairesPage.tsx";

/**
 * /answerDetail: the questionnaires. `?new=1` makes one, `?edit=…` changes one, `?id=…` shows what suppliers answered, and
 * `?answer=…` one supplier's answers.
 */
export default function AnswerDetailPage() {
  const { search } = usePage();
  const [answer, edited, id] = ["answer", "edit", "id"].map((name) => search.get(name));
  if (answer) return <AnswerPage key={answer} id={answer} />;
  if (edited) return <BuilderPage key={edited} id={edited} />;
  if (id) return <QuestionnairePage key={id} id={id} />;
  return search.has("new") ? <NewQuestionnaire /> : <QuestionnairesPage />;
}
