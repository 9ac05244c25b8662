import {
  addCompanyInfo,
  addCompanyInvoiceTitle,
  addUser,
  companyCodeVerification,
  deleteUser,
  distributionParentUser,
  editCompanyInfo,
  editCompanyInvoiceTitle,
  editElectronicWalletInfo,
  editUserBasisInfo,
  editUserInfo,
  editUserRole,
  editUserShareMessage,
  editUserState,
  exportCompanyInvoiceTitleInfo,
  exportUserInfoList,
  getCompanyByName,
  getCompanyInvoiceTitleLog,
  getCompanyList,
  getElectronicWalletInfo,
  getQrCodeByBase64,
  getUserInfo,
  getUserInfoByPhoneNumber,
  getUserInfoByUserId,
  getUserInfoList,
  getUserListByCompanyCode,
  getUserListByCondition,
  getUserShareInfoByUserId,
  getUserShareList,
  loadCompanyInfo,
  loadCompanyInvoiceTitleInfo,
  loadFirstSteps,
  loadUserInfo,
} from "@lading/contract/user";
import { on, type ServerModule } from "#core/http";
import { addColleague, changeRoles, changeState, changeSuperior, deleteUsers } from "./administer.ts";
import {
  checkCompanyCode,
  createCompany,
  editCompany,
  findCompanies,
  listOwnCompanies,
  loadCompany,
  type Furnish,
} from "./company.ts";
import { loadSteps, type StepsElsewhere } from "./first-steps.ts";
import { editCredentials } from "./credentials.ts";
import {
  addInvoiceTitle,
  changeInvoiceTitle,
  exportInvoiceTitles,
  listInvoiceTitles,
  showInvoiceTitleLog,
} from "./invoice-titles.ts";
import { chooseByRole, chooseUser, exportUsers, findUser, listUsers, loadUser } from "./list.ts";
import { drawQrCode, editMyself, loadColleague, loadMyself } from "./person.ts";
import { editShareMessage, listShared, showSharer } from "./share.ts";
import type { UserUse } from "./uses.ts";
import { changeWallet, loadWallet } from "./wallet.ts";

export { addDemoStaff, endDemoTrial, findDemoStaff, markDemoLoading } from "./demo.ts";
export { seesCompanyLicence, type Furnish } from "./company.ts";
export { mailWriter } from "./mail-writer.ts";
export { readNewSession, roleHolders } from "./sessions.ts";
export { makeColleague, makeCompany, makeToken, userKinds } from "./make.ts";
export type { Colleague, MadeCompany, NewCompany } from "./make.ts";
export { makeCompanyShell, makeUser } from "./directory.ts";
export { keepShared } from "./share.ts";
export { hasAny } from "./first-steps.ts";
export { filePath } from "./shown.ts";
export { companyNameIn } from "./company-name.ts";
export { takeCompanyNumber } from "./company-number.ts";
export { companyDay, companyToday, companyYear, ownToday, readToday } from "./today.ts";
export { isOnlyUser } from "./only-user.ts";
export { companies, companyDirectory, invoiceTitles, users } from "./tables.ts";
export type { UserUse } from "./uses.ts";
export { visibleUserIds } from "./visible.ts";
export { walletNumbers } from "./wallet.ts";

interface UserNeighbours {
  /** Gifts of other modules to a company that is added. */
  furnish: readonly Furnish[];
  /** Records of other modules that keep users from being deleted. */
  usedBy: readonly UserUse[];
  /** First steps of a new company that are done in other modules. */
  steps?: StepsElsewhere;
}

/** Companies and their users. */
export function userModule({ furnish, usedBy, steps = {} }: UserNeighbours): ServerModule {
  return {
    name: "user",
    routes: [
      on(loadUserInfo, loadMyself),
      on(loadFirstSteps, loadSteps(steps)),
      on(editUserInfo, editMyself),
      on(getElectronicWalletInfo, loadWallet),
      on(editElectronicWalletInfo, changeWallet),
      on(editUserBasisInfo, editCredentials, {
        limit: ({ ip }) => ({ key: `credentials:${ip}`, limit: 30, windowSeconds: 900 }),
      }),
      on(getUserInfoByUserId, loadColleague),
      on(getQrCodeByBase64, drawQrCode),
      on(getUserShareInfoByUserId, showSharer, {
        limit: ({ ip }) => ({ key: `share:${ip}`, limit: 60, windowSeconds: 60 }),
      }),
      on(editUserShareMessage, editShareMessage),
      on(getUserShareList, listShared),
      on(addUser, addColleague),
      on(addCompanyInfo, createCompany(furnish)),
      on(loadCompanyInfo, loadCompany),
      on(editCompanyInfo, editCompany),
      on(getCompanyByName, findCompanies),
      on(getCompanyList, listOwnCompanies),
      on(companyCodeVerification, checkCompanyCode, {
        limit: ({ ip }) => ({ key: `company-code:${ip}`, limit: 60, windowSeconds: 60 }),
      }),
      on(getUserInfoList, listUsers),
      on(exportUserInfoList, exportUsers),
      on(getUserListByCompanyCode, chooseUser),
      on(getUserListByCondition, chooseByRole),
      on(getUserInfo, loadUser),
      on(getUserInfoByPhoneNumber, findUser),
      on(editUserRole, changeRoles),
      on(distributionParentUser, changeSuperior),
      on(editUserState, changeState),
      on(deleteUser, deleteUsers(usedBy)),
      on(loadCompanyInvoiceTitleInfo, listInvoiceTitles),
      on(exportCompanyInvoiceTitleInfo, exportInvoiceTitles),
      on(addCompanyInvoiceTitle, addInvoiceTitle),
      on(editCompanyInvoiceTitle, changeInvoiceTitle),
      on(getCompanyInvoiceTitleLog, showInvoiceTitleLog),
    ],
  };
}
