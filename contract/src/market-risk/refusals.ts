import { defineRefusals } from "#core";

export const marketRiskRefusals = defineRefusals("marketRisk", {
  noList: {
    status: 422,
    text: {
      zh: "尚未启用任何制裁名单，请先导入名单",
      en: "No sanctions list is in use. Please import one first",
      ar: "لا توجد قائمة عقوبات قيد الاستخدام، يرجى استيراد قائمة أولًا",
    },
  },
  queryNeeded: {
    status: 422,
    text: {
      zh: "请填写查询方式对应的内容",
      en: "Enter what is to be searched for",
      ar: "أدخل ما تريد البحث عنه",
    },
  },
  listTruncated: {
    status: 422,
    text: {
      zh: "文件 {file} 不完整（第 {line} 行中断），未导入任何内容，仍使用原名单",
      en: "The file {file} is cut off (at line {line}). Nothing was imported; the list in use stays",
      ar: "الملف {file} مبتور (عند السطر {line})، لم يُستورد شيء وتبقى القائمة الحالية",
    },
  },
  listFormat: {
    status: 422,
    text: {
      zh: "文件 {file} 不是所选名单的发布格式，未导入任何内容，仍使用原名单",
      en: "The file {file} is not in the form in which this list is published. Nothing was imported; the list in use stays",
      ar: "الملف {file} ليس بالصيغة التي تُنشر بها هذه القائمة، لم يُستورد شيء وتبقى القائمة الحالية",
    },
  },
  listEmpty: {
    status: 422,
    text: {
      zh: "文件 {file} 中没有名单条目，仍使用原名单",
      en: "The file {file} holds no entries. The list in use stays",
      ar: "لا يحتوي الملف {file} على أي قيود، وتبقى القائمة الحالية",
    },
  },
  listOlder: {
    status: 422,
    text: {
      zh: "该名单日期为 {date}，早于正在使用的 {current}，未导入",
      en: "This list is of {date}, older than the one in use of {current}. It was not imported",
      ar: "تاريخ هذه القائمة {date} وهو أقدم من القائمة الحالية بتاريخ {current}، لم تُستورد",
    },
  },
  listDateNeeded: {
    status: 422,
    text: {
      zh: "该名单的文件不含日期，请填写发布日期",
      en: "This list's files carry no date. Enter the date of publication",
      ar: "لا تحمل ملفات هذه القائمة تاريخًا، أدخل تاريخ النشر",
    },
  },
  listDateFuture: {
    status: 422,
    text: { zh: "日期不能晚于今天", en: "The date cannot be later than today", ar: "لا يمكن أن يكون التاريخ بعد اليوم" },
  },
  listShrunk: {
    status: 422,
    text: {
      zh: "正在使用的名单中有 {count} 个条目在新名单中缺失，请先确认",
      en: "Entries of the list in use that are missing from this one: {count}. Confirm it first",
      ar: "عدد قيود القائمة الحالية غير الموجودة في هذه القائمة: {count}. أكّد ذلك أولًا",
    },
  },
  listNotRead: {
    status: 409,
    text: {
      zh: "该名单尚未读取完成或已被处理",
      en: "This list has not been read, or has been dealt with already",
      ar: "لم تُقرأ هذه القائمة بعد أو سبق التعامل معها",
    },
  },
  addressRefused: {
    status: 422,
    text: {
      zh: "不允许访问该地址（内部网络地址须由平台运营方放行）",
      en: "This address may not be fetched (addresses of the server's own network must be allowed by its operator)",
      ar: "لا يُسمح بجلب هذا العنوان (عناوين الشبكة الداخلية تحتاج إلى إذن مشغّل المنصة)",
    },
  },
  addressUnreachable: {
    status: 503,
    text: {
      zh: "无法从该地址下载名单，未导入任何内容",
      en: "The list cannot be downloaded from this address. Nothing was imported",
      ar: "تعذّر تنزيل القائمة من هذا العنوان ولم يُستورد شيء",
    },
  },
  partUnreachable: {
    status: 503,
    text: {
      zh: "无法下载 {address}，未导入任何内容，仍使用原名单",
      en: "{address} cannot be downloaded. Nothing was imported; the list in use stays",
      ar: "تعذّر تنزيل {address}، لم يُستورد شيء وتبقى القائمة الحالية",
    },
  },
  narrativeNeeded: {
    status: 422,
    text: {
      zh: "请说明判定理由",
      en: "Say why you decide so",
      ar: "اذكر سبب القرار",
    },
  },
  chooseSanctioned: {
    status: 422,
    text: {
      zh: "请勾选该主体对应的名单条目",
      en: "Tick the entries of the list that are this party",
      ar: "حدّد قيود القائمة التي تمثل هذا الطرف",
    },
  },
  restrictedThere: {
    status: 409,
    text: {
      zh: "受限名单中已有“{name}”",
      en: "{name} is on the restricted list already",
      ar: "{name} موجود في القائمة المقيّدة",
    },
  },
  notComparable: {
    status: 422,
    text: {
      zh: "该名称除公司形式外没有可比对的内容",
      en: "Beside a company form there is nothing in this name to compare",
      ar: "لا يحتوي هذا الاسم على ما يمكن مقارنته غير الشكل القانوني",
    },
  },
  importHeadings: {
    status: 422,
    text: {
      zh: "缺少列：{names}，请使用模板",
      en: "Columns are missing: {names}. Please use the template",
      ar: "أعمدة ناقصة: {names}. يرجى استخدام القالب",
    },
  },
  importRows: {
    status: 422,
    text: {
      zh: "表格中有 {rows} 行需要更正，未导入任何受限方",
      en: "Rows to correct: {rows}. No restricted party was imported",
      ar: "عدد الصفوف التي تحتاج إلى تصحيح: {rows}. لم يُستورد أي طرف مقيّد",
    },
  },
  importTwice: {
    status: 422,
    text: {
      zh: "与第 {row} 行是同一受限方",
      en: "The same party as in row {row}",
      ar: "الطرف نفسه في الصف {row}",
    },
  },
  importCountry: {
    status: 422,
    text: { zh: "没有这个国家或地区", en: "There is no such country", ar: "لا يوجد بلد بهذا الاسم" },
  },
  importState: {
    status: 422,
    text: {
      zh: "请填写“启用”或“停用”，或留空",
      en: "Enter “Enabled” or “Disabled”, or leave it empty",
      ar: "اكتب «مفعّل» أو «موقوف» أو اتركه فارغًا",
    },
  },
  importKind: {
    status: 422,
    text: {
      zh: "请填写“企业”或“个人”，或留空",
      en: "Enter “Company” or “Person”, or leave it empty",
      ar: "اكتب «شركة» أو «شخص» أو اتركه فارغًا",
    },
  },
});
