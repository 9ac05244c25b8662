import { defineRefusals } from "#core";

export const questionnaireRefusals = defineRefusals("questionnaire", {
  /** A wrong link, a withdrawn questionnaire and one that is over are told alike: nobody learns which links exist. */
  notOpen: {
    status: 404,
    text: {
      zh: "链接无效，或问卷已截止。如仍需填写，请联系发送问卷的公司",
      en: "This link is not valid, or the questionnaire is closed. Please ask the company that sent it to you",
      ar: "الرابط غير صالح أو أُغلق الاستبيان. يرجى التواصل مع الشركة التي أرسلته إليكم",
    },
  },
  changed: {
    status: 409,
    text: {
      zh: "问卷内容刚刚有更新，您填写的内容已保留，请核对后重新提交",
      en: "The questionnaire has just been changed. What you filled in is kept: look through it and submit again",
      ar: "عُدّل الاستبيان للتو. ما أدخلتموه محفوظ، يرجى مراجعته ثم الإرسال مجددًا",
    },
  },
  full: {
    status: 422,
    text: {
      zh: "该问卷的公开链接已收满 {max} 份答卷，请联系发送问卷的公司",
      en: "This open link has taken its {max} answers. Please ask the company that sent it to you",
      ar: "استُنفد العدد المتاح من الإجابات عبر هذا الرابط العام ({max})، يرجى التواصل مع الشركة التي أرسلته",
    },
  },
  tooOften: {
    status: 422,
    text: {
      zh: "同一答卷最多提交 {max} 次",
      en: "One answer can be submitted {max} times at most",
      ar: "الحد الأقصى لإرسال الإجابة نفسها هو {max}",
    },
  },
  choicesNeeded: {
    status: 422,
    text: {
      zh: "选择题至少需要 {min} 个选项",
      en: "A question with choices needs at least {min} of them",
      ar: "يلزم لسؤال الاختيارات {min} من الخيارات على الأقل",
    },
  },
  typeFixed: {
    status: 422,
    text: {
      zh: "问卷已发布，不能更改此题的题型。可删除此题后另加一题",
      en: "The questionnaire was published: the kind of this question stays. Remove it and add another instead",
      ar: "نُشر الاستبيان، فلا يمكن تغيير نوع هذا السؤال. يمكن حذفه وإضافة سؤال آخر",
    },
  },
  closesPast: {
    status: 422,
    text: {
      zh: "截止时间已过，请另选时间",
      en: "This time has passed. Choose a later one",
      ar: "انقضى هذا الموعد، يرجى اختيار موعد لاحق",
    },
  },
  answered: {
    status: 422,
    text: {
      zh: "问卷“{title}”已有供应商作答，不能删除，可将其关闭",
      en: "Suppliers have answered “{title}”: it cannot be deleted. Close it instead",
      ar: "أجاب موردون عن «{title}» فلا يمكن حذفه، يمكن إغلاقه بدلًا من ذلك",
    },
  },
  publishFirst: {
    status: 422,
    text: {
      zh: "问卷未在开放中，请先发布再发送",
      en: "The questionnaire is not open. Publish it before you send it",
      ar: "الاستبيان غير مفتوح، يرجى نشره قبل إرساله",
    },
  },
  tooManyInvited: {
    status: 422,
    text: {
      zh: "一份问卷最多邀请 {max} 家供应商",
      en: "At most {max} suppliers can be asked by one questionnaire",
      ar: "الحد الأقصى للموردين المدعوين إلى الاستبيان الواحد: {max}",
    },
  },
  someNotSent: {
    status: 422,
    text: {
      zh: "已发送 {sent} 封；未能发送：{addresses}",
      en: "Sent: {sent}. Not sent: {addresses}",
      ar: "أُرسل: {sent}. لم يُرسل إلى: {addresses}",
    },
  },
  someUnknown: {
    status: 503,
    text: {
      zh: "已发送 {sent} 封；以下地址不确定是否送达，请先确认再决定是否重发：{unknown}",
      en: "Sent: {sent}. Not known whether they arrived, ask before sending again: {unknown}",
      ar: "أُرسل: {sent}. لا يُعرف إن كانت وصلت، يرجى التحقق قبل إعادة الإرسال: {unknown}",
    },
  },
  someNotSentSomeUnknown: {
    status: 503,
    text: {
      zh: "已发送 {sent} 封；未能发送：{addresses}；不确定是否送达，请先确认：{unknown}",
      en: "Sent: {sent}. Not sent: {addresses}. Not known whether they arrived, ask first: {unknown}",
      ar: "أُرسل: {sent}. لم يُرسل إلى: {addresses}. لا يُعرف إن كانت وصلت، يرجى التحقق: {unknown}",
    },
  },
});
