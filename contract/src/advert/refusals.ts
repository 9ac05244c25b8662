import { defineRefusals } from "#core";

export const advertRefusals = defineRefusals("advert", {
  titleNeeded: {
    status: 422,
    text: {
      zh: "请至少用一种语言填写标题",
      en: "Give it a title in at least one language",
      ar: "أدخل العنوان بلغة واحدة على الأقل",
    },
  },
  link: {
    status: 422,
    text: {
      zh: "请填写以 http:// 或 https:// 开头的完整链接",
      en: "Enter a full address that begins with http:// or https://",
      ar: "أدخل رابطًا كاملًا يبدأ بـ http:// أو https://",
    },
  },
  linkNeeded: {
    status: 422,
    text: {
      zh: "外部链接类广告必须填写链接",
      en: "An external link needs its address",
      ar: "الرابط الخارجي يحتاج إلى عنوان",
    },
  },
  nothingToShow: {
    status: 422,
    text: {
      zh: "图文广告需要图片，或至少一种语言的内容",
      en: "It needs a picture, or content in at least one language",
      ar: "يحتاج الإعلان إلى صورة أو محتوى بلغة واحدة على الأقل",
    },
  },
});
