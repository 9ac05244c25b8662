import { defineRefusals } from "#core";

/** Refusals of an upload. */
export const fileRefusals = defineRefusals("files", {
  tooLarge: {
    status: 413,
    text: {
      zh: "文件过大，不能超过 {max}",
      en: "The file is too large: at most {max}",
      ar: "الملف كبير جدًا، الحد الأقصى {max}",
    },
  },
  wrongKind: {
    status: 422,
    text: {
      zh: "文件格式不符，仅支持 {kinds}",
      en: "This kind of file is not accepted. Please upload {kinds}",
      ar: "نوع الملف غير مقبول، الأنواع المسموح بها: {kinds}",
    },
  },
  damaged: {
    status: 422,
    text: { zh: "文件已损坏，无法打开", en: "The file is damaged and cannot be opened", ar: "الملف تالف ولا يمكن فتحه" },
  },
  notTransparent: {
    status: 422,
    text: {
      zh: "公章须为透明背景的 PNG 图片",
      en: "The seal must be a PNG with a transparent background",
      ar: "يجب أن يكون الختم صورة PNG بخلفية شفافة",
    },
  },
  empty: { status: 422, text: { zh: "文件内容为空", en: "The file is empty", ar: "الملف فارغ" } },
  missing: {
    status: 422,
    text: { zh: "请选择要上传的文件", en: "Please choose a file to upload", ar: "يرجى اختيار ملف للرفع" },
  },
  unknownUse: { status: 422, text: { zh: "未知的文件用途", en: "Unknown use of a file", ar: "غرض الملف غير معروف" } },
  gone: {
    status: 422,
    text: {
      zh: "文件已失效，请重新上传",
      en: "The file is no longer available. Please upload it again",
      ar: "لم يعد الملف متاحًا، يرجى رفعه من جديد",
    },
  },
});
