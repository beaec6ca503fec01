import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { isJudgesScreen } from "../app/screens.ts"
import { belongsToMachines, photoKind } from "./paths.ts"

const NAME = "0123456789abcdef0123456789abcdef"

it.each([
  ["/judge", true],
  ["/judge/", true],
  ["/judge/welcome", true],
  ["/judge-login", true],
  ["/access", true],
  ["/", false],
  ["/judges", false],
  ["/judge/other", false],
  ["/dashboard", false],
  ["/api/judge", false],
])("whether %s opens from the device before the network is asked: %s", (path, isOne) => {
  expect(isJudgesScreen(path)).toBe(isOne)
})

it.each([
  ["/api", true],
  ["/api/events/1/results.csv", true],
  ["/trpc/judge.saveSheet", true],
  ["/photos/a.webp", true],
  ["/assets/gone-1a2b3c.js", true],
  ["//api/events", true],
  ["/apiary", false],
  ["/dashboard", false],
])("whether %s is never answered with a screen: %s", (path, isOne) => {
  expect(belongsToMachines(path)).toBe(isOne)
})

it.each([
  [`/photos/${NAME}.webp`, "photo"],
  [`/photos/${NAME}-thumb.webp`, "thumbnail"],
  [`/photos/${NAME}.png`, null],
  [`/photos/${NAME.toUpperCase()}.webp`, null],
  ["/photos/../api/session.webp", null],
  [`/assets/${NAME}.webp`, null],
])("%s is stored as %s", (path, kind) => {
  expect(photoKind(path)).toBe(kind)
})

it("the installed app starts on a judge's screen, which opens offline", () => {
  const manifest = JSON.parse(readFileSync(new URL("../../public/manifest.webmanifest", import.meta.url), "utf8"))
  expect(isJudgesScreen(manifest.start_url)).toBe(true)
})
