import type { Question, QuestionCategory, Texts } from "@lading/contract/questionnaire";

interface Revision {
  revision: number;
  categories: readonly QuestionCategory[];
}

interface AskedQuestion {
  key: string;
  /** As it was asked last. */
  question: Question;
  /** As each revision asked it. */
  asked: ReadonlyMap<number, Question>;
  isPast: boolean;
}

interface AskedCategory {
  key: string;
  title: Texts;
  questions: AskedQuestion[];
}

/**
 * Everything that is asked now, and after it what only earlier revisions asked, of those that somebody answered; each
 * question once, by its key. `revisions` are newest first.
 */
export function askedOver(revisions: readonly Revision[], answeredUnder: ReadonlySet<number>): AskedCategory[] {
  const [newest] = revisions;
  const wanted = revisions.filter(({ revision }) => revision === newest?.revision || answeredUnder.has(revision));
  const categories = new Map<string, AskedCategory>();
  const versions = new Map<string, Map<number, Question>>();
  for (const { revision, categories: asked } of wanted)
    for (const { key, title, questions } of asked) {
      const category = categories.get(key) ?? { key, title, questions: [] };
      categories.set(key, category);
      for (const question of questions) {
        const known = versions.get(question.key);
        if (known) known.set(revision, question);
        else {
          const byRevision = new Map([[revision, question]]);
          versions.set(question.key, byRevision);
          const isPast = revision !== newest?.revision;
          category.questions.push({ key: question.key, question, asked: byRevision, isPast });
        }
      }
    }
  return [...categories.values()].filter(({ questions }) => questions.length > 0);
}
