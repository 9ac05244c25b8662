/**
 * Texts of screens that the contract has word for word, and that are not a field's name said twice, under why. Each is
 * `module:key`.
 */
export const saidOnScreens: Readonly<Record<string, readonly string[]>> = {
  "Heads of pages and of their parts, tabs and buttons, which may be worded without the field or the menu page": [
    "bill:title",
    "customer:accounts.title",
    "customer:contacts.title",
    "customer:files.title",
    "market-risk:lists.ways.file",
    "pre-alert:groupFiles",
    "pre-alert:houses",
    "questionnaire:openLink",
    "questionnaire:tabs.questions",
    "supplier-cost:title",
    "supplier:agents.operationInfo",
    "ui:richText.link",
    "waybill:detail.containers",
    "waybill:list.groupStatus",
    "waybill:list.houses",
    "waybill:list.job",
    "waybill:list.status",
    "waybill:messageImport.houses",
    "waybill:stock.waybill",
  ],
  "The shell and the pages without sign-in load fast: they fetch no module's contract for a word": [
    "app:list.filterName",
    "app:shell.errorUrl",
    "app:shell.language",
    "mail:letter.to",
    "questionnaire:collector.email",
    "questionnaire:collector.phone",
    "questionnaire:collector.supplierName",
    "session:demo.operator.name",
    "tracking:figures.eta",
    "tracking:figures.etd",
    "tracking:figures.pieces",
  ],
  "A value or a hint that reads like another field's": ["advert:file", "cargo-file:search", "system:roles.all"],
};
