import { encode, type QrCodeGenerateOptions } from "uqr"
import { expect, it } from "vitest"
import { textOfModules } from "./text-of-modules.ts"

const LEVELS = ["L", "M", "Q", "H"] as const
const VERSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const modulesOf = (text: string, options: QrCodeGenerateOptions) => encode(text, { border: 0, ...options }).data

it.each(LEVELS.flatMap((ecc) => VERSIONS.map((version) => ({ ecc, version }))))("reads %j in every mask", (kind) => {
  const text = kind.version === 1 ? "c/4F7K" : "https://a.de/c/4F7"
  const options = { ...kind, minVersion: kind.version, maxVersion: kind.version }
  const short = kind.version < 4 ? text.slice(0, 6) : text
  for (let maskPattern = 0; maskPattern < 8; maskPattern += 1) {
    expect(textOfModules(modulesOf(short, { ...options, maskPattern }))).toBe(short)
  }
})

it.each([
  "0123456789012",
  "HTTPS://SHOW.EXAMPLE/C/4F7KQ2ZD",
  "https://müller.example/c/4F7KQ2ZD/Ä12",
  "https://x.example/c/12345678/00123456789",
])("reads “%s”, also with as many faults as it corrects, and nothing with too many", (text) => {
  const modules = modulesOf(text, { ecc: "H" })
  const size = modules.length
  const withFaults = (rows: number) =>
    modules.map((row, y) => row.map((isBlack, x) => (y >= size - rows && x > size - 6 ? !isBlack : isBlack)))
  expect(textOfModules(modules)).toBe(text)
  expect(textOfModules(withFaults(6))).toBe(text)
  expect(
    textOfModules(modules.map((row, y) => row.map((isBlack, x) => ((x + y) % 3 === 0 && x > 8 ? !isBlack : isBlack)))),
  ).toBe(null)
})
