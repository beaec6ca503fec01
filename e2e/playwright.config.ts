import { availableParallelism } from "node:os"
import { defineConfig } from "@playwright/test"
import { IS_WHOLE_RUN } from "../packages/testkit/src/whole-run.ts"
import { chromiumOptions } from "./fixtures/chromium.ts"

/**
 * Titles choose the device: a test tagged `@phone` runs on the phone only, one tagged `@desktop` on the desktop only, any
 * other on both. `npm test` runs only the journeys that stand for the product: each on the device that its tag names, `@daily-phone` or
 * `@daily-desktop`.
 */
export default defineConfig({
  testDir: "./journeys",
  outputDir: "../test-results/e2e",
  globalSetup: "./fixtures/global-setup.ts",
  fullyParallel: false,
  // Journeys wait much of their time, as people do, so three of them keep two cores busy.
  workers: Math.min(3, availableParallelism() + 1),
  retries: 0,
  forbidOnly: true,
  // A loaded machine is slow, not wrong: only what never comes is a failure.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: "list",
  use: {
    actionTimeout: 30_000,
    browserName: "chromium",
    launchOptions: chromiumOptions(),
    locale: "en-US",
    timezoneId: "America/New_York",
    screenshot: "only-on-failure",
    // Recording costs a quarter of the time, so it needs `TRACE=1`.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    reducedMotion: "reduce",
    // A service worker would respond instead of the server; only the journeys about it allow it.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      grep: IS_WHOLE_RUN ? /./ : /@daily-phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: "desktop",
      grepInvert: /@phone/,
      grep: IS_WHOLE_RUN ? /./ : /@daily-desktop/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
