/** Questionnaire of the document's examples and the generated tests. */
export const exampleForm = {
  title: { zh: "供应商年度评估", en: "Yearly supplier review", ar: "التقييم السنوي للموردين" },
  intro: { zh: "", en: "Ten minutes are enough.", ar: "" },
  closesAt: null,
  categories: [
    {
      key: "c1",
      title: { zh: "运力", en: "Capacity", ar: "السعة" },
      questions: [
        {
          key: "q1",
          type: "single" as const,
          text: { zh: "是否自有车队？", en: "Do you run trucks of your own?", ar: "" },
          required: true,
          choices: [
            { key: "a", text: { zh: "是", en: "Yes", ar: "نعم" } },
            { key: "b", text: { zh: "否", en: "No", ar: "لا" } },
          ],
        },
        {
          key: "q2",
          type: "number" as const,
          text: { zh: "每周吨数", en: "Tonnes a week", ar: "أطنان في الأسبوع" },
        },
      ],
    },
  ],
};

export const someToken = "q7Wm0r2Jt1uXcV5bN8yZ3aK6dF9gH4jL_pQsRtUvWxY";
