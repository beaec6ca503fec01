import { expect, it } from "vitest"
import { ENTRY, makeStored, OWNER } from "./fixtures.ts"
import { type KnownSheet, versionText, withSheet } from "./records.ts"

const place = { ...OWNER, entryId: ENTRY }
/** What is known after the server has had versions with these points, one after the other. */
const knownOf = (...versions: number[]) =>
  versions.reduce<KnownSheet | null>((known, points) => withSheet(known, place, makeStored(points, 1)), null)
const textsOf = (...versions: number[]) => versions.map((points) => versionText(makeStored(points, 1)))

it("of the versions that the server had before, the last twelve are known, each once", () => {
  expect(knownOf(1)?.past).toEqual([])
  expect(knownOf(1, 2, 1, 2)?.past).toEqual(textsOf(2, 1))
  const many = Array.from({ length: 15 }, (_, index) => index + 1)
  expect(knownOf(...many)?.past).toEqual(textsOf(...many.slice(2, 14)))
})

it("what the server has lost stays known", () => {
  const lost = withSheet(knownOf(1), place, null, 50)
  expect(withSheet(lost, place, makeStored(2, 41))).toMatchObject({ ...place, lostRevision: 50 })
})
