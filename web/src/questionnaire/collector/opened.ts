import type { AnswerOf } from "@lading/contract/core";
import type { getQuestionnaireAnswer } from "@lading/contract/questionnaire";

/** A questionnaire as a supplier's link shows it. */
export type Opened = AnswerOf<typeof getQuestionnaireAnswer>;
export type Submitted = NonNullable<Opened["submitted"]>;
