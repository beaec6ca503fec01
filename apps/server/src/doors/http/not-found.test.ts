import { describe, expect, it } from "vitest"
import { mayBeScreen } from "./not-found.ts"

describe("an unknown path may be a screen, unless only a program would ask for it", () => {
  it.each([
    ["GET", "/", true],
    ["GET", "/judge-login", true],
    ["HEAD", "/dashboard?tab=results", true],
    ["GET", "/apiary", true],
    ["GET", "/there-is-no-such-screen", true],
    ["POST", "/judge-login", false],
    ["GET", "/api", false],
    ["GET", "/api/nothing", false],
    ["GET", "/API/nothing", false],
    ["GET", "//api/events", false],
    ["GET", "/%61pi/events", false],
    ["GET", "/trpc/x/y", false],
    ["GET", "/photos/none.webp", false],
    ["GET", "/assets/old-build.js", false],
    ["GET", "/%ZZ", false],
  ])("%s %s", (method, url, isScreen) => {
    expect(mayBeScreen(method, url)).toBe(isScreen)
  })
})
