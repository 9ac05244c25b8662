import { describe, expect, it } from "vitest";
import { CallError } from "./call-error.ts";
import { Submission } from "./submission.ts";

const input = { name: "Li Wei", weight: "12.5" };

describe("the idempotency key of a submission", () => {
  it("is kept when the same is sent again after a timeout, a cut connection or a server's error", () => {
    for (const error of [
      new CallError("timeout", ""),
      new CallError("unreachable", ""),
      new CallError("refused", "", { status: 503 }),
    ]) {
      const submission = new Submission();
      const key = submission.keyFor(input);
      submission.ended(error);
      expect(submission.keyFor({ ...input })).toBe(key);
    }
  });

  it("is kept while the submission is under way, so that a second click is the same one", () => {
    const submission = new Submission();
    expect(submission.keyFor(input)).toBe(submission.keyFor({ ...input }));
  });

  it("is a new one when something else is sent", () => {
    const submission = new Submission();
    const key = submission.keyFor(input);
    submission.ended(new CallError("timeout", ""));
    expect(submission.keyFor({ ...input, weight: "13" })).not.toBe(key);
  });

  it("is a new one after the server has answered, so that the same can be done once more on purpose", () => {
    for (const outcome of [undefined, new CallError("refused", "", { status: 422 })]) {
      const submission = new Submission();
      const key = submission.keyFor(input);
      submission.ended(outcome);
      expect(submission.keyFor(input)).not.toBe(key);
    }
  });
});
