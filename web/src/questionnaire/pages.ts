import { definePages } from "#core/page";

/** Questionnaires for suppliers: what staff see of them, and the page on which suppliers answer without signing in. */
export const questionnairePages = definePages("questionnaire", [
  { path: "/collector", kind: "public", title: "collector.title", load: () => import("./collector/CollectorPage.tsx") },
  {
    path: "/answerDetail",
    kind: "hidden",
    audience: "staff",
    title: "title",
    load: () => import("./AnswerDetailPage.tsx"),
  },
]);
