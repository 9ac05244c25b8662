import { randomUUIDv7 } from "node:crypto";
import { jobProgress } from "#core/db";
import type { RecordKind } from "#core/testing";

export const jobKinds: readonly RecordKind[] = [
  {
    name: "job",
    fields: ["jobId"],
    make: async ({ companyId, userId, inside }) => {
      const job = {
        companyId,
        id: randomUUIDv7(),
        kind: "waybill.import",
        createdBy: userId,
        state: "waiting" as const,
      };
      await inside((db) => db.insert(jobProgress).values(job));
      return job.id;
    },
  },
];
