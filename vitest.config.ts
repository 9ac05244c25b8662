import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{contract,server,web}/src/**/*.test.{ts,tsx}", "lint-seeds/*.test.ts"],
          globalSetup: ["server/src/core/db/testing/server.ts"],
          // Each process reads the application once, not once a file: that was more than half of the time.
          isolate: false,
          // On a busy machine the slowest take as long; what hangs is found all the same.
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // An awaited change comes in a moment; on a busy machine the moment is longer.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["e2e/global-setup.ts"],
          setupFiles: ["e2e/on-failure.ts"],
          // Each with a browser of its own, beside the server: more would only wait for each other.
          maxWorkers: 2,
          testTimeout: 120_000,
          // A browser on a busy machine may be slow once; what fails twice is wrong.
          retry: 1,
          // A page may take its time on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
