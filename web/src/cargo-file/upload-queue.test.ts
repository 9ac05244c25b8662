import { describe, expect, it } from "vitest";
import { totalsOf, UploadQueue, type Sending } from "./upload-queue.ts";

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A queue whose sendings the test ends by hand. */
function openQueue() {
  const running: { name: string; onProgress: (bytes: number) => void; end: () => void; fail: () => void }[] = [];
  const seen: (readonly Sending[])[] = [];
  const queue = new UploadQueue({
    problemOf: String,
    onChange: (items) => seen.push(items),
    send: ({ name }, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        running.push({ name, onProgress, end: resolve, fail: () => reject(new Error("lost")) });
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  });
  return { queue, running, states: () => queue.items.map((item) => `${item.file.name} ${item.state}`) };
}

describe("Files that are uploaded together", () => {
  it("go one after the other, and say how many bytes of all have left", async () => {
    const { queue, running, states } = openQueue();
    queue.add([file("a", 100), file("b", 300)]);
    running[0]?.onProgress(50);
    expect(states()).toEqual(["a sending", "b waiting"]);
    expect(totalsOf(queue.items)).toEqual({ sent: 50, bytes: 400, done: 0, files: 2 });
    running[0]?.end();
    await settled();
    running[1]?.onProgress(100);
    expect(totalsOf(queue.items)).toEqual({ sent: 200, bytes: 400, done: 1, files: 2 });
    running[1]?.end();
    await settled();
    expect(totalsOf(queue.items)).toBeUndefined();
    expect(queue.items).toEqual([]);
  });

  it("go on when one fails; that one is sent again without being chosen again", async () => {
    const { queue, running, states } = openQueue();
    queue.add([file("a", 100), file("b", 300)]);
    running[0]?.fail();
    await settled();
    expect(states()).toEqual(["a failed", "b sending"]);
    expect(queue.items[0]?.problem).toBe("Error: lost");
    running[1]?.end();
    await settled();
    expect(states()).toEqual(["a failed"]);
    queue.again(queue.items[0]?.key ?? "");
    expect(states()).toEqual(["a sending"]);
    running[2]?.end();
    await settled();
    expect(queue.items).toEqual([]);
  });

  it("can each be cancelled, on their way or before", async () => {
    const { queue, running, states } = openQueue();
    queue.add([file("a", 100), file("b", 300), file("c", 1)]);
    queue.cancel(queue.items[1]?.key ?? "");
    queue.cancel(queue.items[0]?.key ?? "");
    await settled();
    expect(states()).toEqual(["c sending"]);
    expect(running.map(({ name }) => name)).toEqual(["a", "c"]);
  });
});
