import { z } from "zod";
import { anyone, defineCall, id, optionalText, signedIn, someId, version, type Call } from "#core";

const shareMessage = "The person's message to visitors of the share link";

export const getUserShareInfoByUserId = defineCall({
  path: "/User/GetUserShareInfoByUserId",
  summary: "Who shares Lading, as whoever opens the share link is told",
  description:
    "The share link is `/login?share={user id}`. A person without an invitation, frozen or deleted shares nothing.",
  access: anyone,
  input: z.strictObject({ userId: id.describe("User of the link") }),
  answer: z
    .object({
      UserId: id.describe("User"),
      UserName: z.string().describe("Name"),
      CompanyName: z.string().describe("Company, or the empty text"),
      shareMessage: z.string().describe(shareMessage),
    })
    .meta({ id: "UserShareInfo" }),
  changes: false,
  refusals: [],
  example: { userId: someId },
});

export const editUserShareMessage = defineCall({
  path: "/User/EditUserShareMessage",
  summary: "Change what one says to whoever opens one's share link; with the empty text it leads nowhere",
  access: signedIn,
  input: z.strictObject({
    shareMessage: optionalText(200).describe(shareMessage),
    version: version.describe("Version that was read, of `/User/LoadUserInfo`"),
  }),
  answer: z.object({ version: version.describe("The new version") }),
  changes: true,
  refusals: [],
  example: { shareMessage: "We have used it since spring; try it for a month.", version: 1 },
});

export const getUserShareList = defineCall({
  path: "/User/GetUserShareList",
  summary: "Whom one's share link brought in, newest first",
  access: signedIn,
  input: z.strictObject({}),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            id: id.describe("Registration"),
            userName: z.string().describe("Name that the person registered with"),
            createdAt: z.string().describe("When"),
          })
          .meta({ id: "SharedRegistration" }),
      )
      .describe("The newest 100"),
    total: z.int().describe("How many in all"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

export const shareCalls: readonly Call[] = [getUserShareInfoByUserId, editUserShareMessage, getUserShareList];
