import { ACCENT_COLOURS } from "@rosette/contract/accents"
import { describe, expect, it } from "vitest"
import { INK, PALETTE } from "./palette.ts"

const channel = (hex: string, at: number) => {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** WCAG 2.2 contrast ratio. */
const contrast = (one = "", other = "") => {
  const [light = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dim + 0.05)
}

const { ribbon, gold, red, green, gray, dark } = PALETTE
const WHITE = "#ffffff"

describe("contrast of the palette", () => {
  it.each([
    ["body text on a light page", INK, WHITE, 7],
    ["dimmed text on a light page", gray[7], WHITE, 7],
    ["accent on a light page", ribbon[7], WHITE, 7],
    ["dimmed text on the soft accent", gray[7], ribbon[0], 7],
    ["failure on a light page", red[7], WHITE, 7],
    ["success on a light page", green[7], WHITE, 7],
    ["gold text on its soft gold", gold[6], gold[0], 4.5],
    ["a word on gold in the light scheme", "#2b1d00", gold[5], 4.5],
    ["a word on gold in the dark scheme", gold[9], gold[4], 4.5],
    ["hint in a field", gray[6], WHITE, 4.5],
    ["border of a field on a light page", gray[5], WHITE, 3],
    ["body text on a dark page", dark[0], dark[7], 7],
    ["body text on a dark card", dark[0], dark[6], 7],
    ["dimmed text on a dark card", dark[2], dark[6], 7],
    ["accent on a dark card", ribbon[3], dark[6], 7],
    ["accent on its soft ground on a dark page", ribbon[3], "#17233c", 7],
    ["failure on a dark card", red[3], dark[6], 7],
    ["failure on its soft ground on a dark page", red[3], "#4a1818", 4.5],
    ["success on a dark card", green[4], dark[6], 7],
    ["gold on a dark card", gold[4], dark[6], 7],
    ["hint in a dark field", dark[3], dark[6], 4.5],
    ["border of a field on a dark card", "#6b788e", dark[6], 3],
    ["body text on a band of a dark card", dark[0], "#243044", 7],
    ["a count on a band of a dark card", dark[1], "#243044", 7],
    ["a complete count on a band of a dark card", green[2], "#243044", 7],
    ["dimmed text on a band of a light card", gray[7], "#f2f5f9", 7],
    ["a complete count on a band of a light card", green[8], "#f2f5f9", 7],
    ["what is left to score on a light page", ribbon[7], ribbon[1], 7],
    ["what is left to score on a dark page", ribbon[1], ribbon[8], 7],
    ["the chosen number on a dark slider", dark[9], ribbon[3], 7],
    ["the numbers below it on a dark slider", dark[0], "#26396a", 7],
    ["progress on its track in the dark scheme", ribbon[3], dark[4], 3],
    ["complete progress on its track in the dark scheme", green[4], dark[4], 3],
    ["progress on its track in the light scheme", ribbon[7], gray[2], 3],
    ["button of a dark page", WHITE, ribbon[6], 7],
    ["button of a light page", WHITE, ribbon[7], 7],
    ["dangerous button of a dark page", WHITE, red[6], 7],
    ["dangerous button of a light page", WHITE, red[7], 7],
  ])("%s", (_what, text, ground, least) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least)
  })
})

describe.each(Object.entries(ACCENT_COLOURS))("an event's own %s", (_name, colour) => {
  it.each([
    ["text on a light page", colour.light, WHITE],
    ["text on a light card of a public page", colour.light, "#f6f8fb"],
    ["text on a dark page", colour.dark, dark[7]],
    ["text on a dark card", colour.dark, dark[6]],
    ["text on the stage", colour.dark, dark[8]],
    ["white text on it", WHITE, colour.light],
  ])("%s is at least 4.5:1", (_what, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
