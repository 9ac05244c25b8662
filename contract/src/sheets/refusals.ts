import { defineRefusals, type LocalText } from "#core";

/** Why a spreadsheet cannot be read. Cells are named as Excel names them, e.g. `C12`. */
export const sheetRefusals = defineRefusals("sheets", {
  notXlsx: {
    status: 422,
    text: {
      zh: "这不是 .xlsx 文件，请在 Excel 中另存为“Excel 工作簿 (.xlsx)”后再上传",
      en: "This is not an .xlsx file. In Excel, save it as “Excel Workbook (.xlsx)” and upload it again",
      ar: "هذا ليس ملف ‎.xlsx، احفظه في Excel بصيغة «مصنف Excel ‏(.xlsx)» ثم ارفعه من جديد",
    },
  },
  oldXls: {
    status: 422,
    text: {
      zh: "这是旧版 .xls 文件（或设有密码），请另存为不加密的 .xlsx 后再上传",
      en: "This is an old .xls file, or one with a password. Save it as .xlsx without a password and upload it again",
      ar: "هذا ملف ‎.xls قديم أو محمي بكلمة مرور، احفظه بصيغة ‎.xlsx دون كلمة مرور ثم ارفعه من جديد",
    },
  },
  damaged: {
    status: 422,
    text: {
      zh: "表格文件已损坏，无法读取",
      en: "The spreadsheet is damaged and cannot be read",
      ar: "ملف الجدول تالف ولا يمكن قراءته",
    },
  },
  noSheet: {
    status: 422,
    text: {
      zh: "找不到工作表“{sheet}”，文件中有：{found}",
      en: "There is no sheet named “{sheet}”. The file has: {found}",
      ar: "لا توجد ورقة باسم «{sheet}»، والأوراق الموجودة: {found}",
    },
  },
  empty: {
    status: 422,
    text: { zh: "工作表中没有数据", en: "The sheet has no rows", ar: "لا توجد بيانات في ورقة العمل" },
  },
  formula: {
    status: 422,
    text: {
      zh: "单元格 {cell} 含有公式，请粘贴为数值后再上传",
      en: "Cell {cell} holds a formula. Paste it as a value and upload again",
      ar: "تحتوي الخلية {cell} على معادلة، الصقها كقيمة ثم ارفع الملف من جديد",
    },
  },
  errorValue: {
    status: 422,
    text: {
      zh: "单元格 {cell} 显示错误值 {value}，请更正后再上传",
      en: "Cell {cell} shows the error {value}. Correct it and upload again",
      ar: "تُظهر الخلية {cell} الخطأ {value}، صححه ثم ارفع الملف من جديد",
    },
  },
  tooManyRows: {
    status: 422,
    text: {
      zh: "行数过多，一次最多 {max} 行，请拆分文件",
      en: "Too many rows: at most {max} at a time. Please split the file",
      ar: "عدد الصفوف كبير جدًا، يرجى تقسيم الملف. الحد الأقصى للصفوف في المرة الواحدة: {max}",
    },
  },
  tooManyColumns: {
    status: 422,
    text: {
      zh: "列数过多（单元格 {cell}），最多 {max} 列",
      en: "Too many columns (cell {cell}): at most {max}",
      ar: "عدد الأعمدة كبير جدًا (الخلية {cell})، الحد الأقصى {max}",
    },
  },
  tooLongCell: {
    status: 422,
    text: {
      zh: "单元格 {cell} 内容过长，最多 {max} 个字符",
      en: "Cell {cell} is too long: at most {max} characters",
      ar: "محتوى الخلية {cell} طويل جدًا، الحد الأقصى لعدد الأحرف: {max}",
    },
  },
  tooLarge: {
    status: 413,
    text: {
      zh: "表格解压后过大，不能超过 {max}，请拆分文件",
      en: "The spreadsheet is too large once unpacked: at most {max}. Please split the file",
      ar: "حجم الجدول بعد فك الضغط كبير جدًا، الحد الأقصى {max}، يرجى تقسيم الملف",
    },
  },
});

/** Texts about a cell of a spreadsheet that is taken in. */
export const cellTexts = {
  /** The cell's value before the message about it. */
  value: { zh: "“{value}”：{message}", en: "“{value}”: {message}", ar: "«{value}»: {message}" },
  choice: {
    zh: "“{value}”不是可选值，可选：{choices}",
    en: "“{value}” is none of: {choices}",
    ar: "«{value}» ليس من الخيارات: {choices}",
  },
  /** Notes at the headings of a template. */
  allowed: { zh: "可填：{choices}", en: "One of: {choices}", ar: "أحد الخيارات: {choices}" },
  fromList: {
    zh: "请从单元格的下拉列表中选择，如：{choices}……",
    en: "Choose from the cell's list, for example: {choices} …",
    ar: "اختر من قائمة الخلية، مثلًا: {choices} …",
  },
  /** Heading of the messages in a sheet that is given back. */
  problems: { zh: "问题", en: "Problems", ar: "المشكلات" },
  /** Ends the name of a sheet that is given back. */
  marked: { zh: "已标记", en: "marked", ar: "مع العلامات" },
} as const satisfies Record<string, LocalText>;
