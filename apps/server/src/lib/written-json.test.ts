import { expect, it } from "vitest"
import { etagDigest } from "./etag-digest.ts"
import { joinJson, writeOnce, writtenDigest, writtenJson } from "./written-json.ts"

it.each([[{ a: [1, "two", null] }], [[]], [null], [7], ["text"], [true]])("%j is serialized as JSON", (value) => {
  expect(writtenJson(value)).toBe(JSON.stringify(value))
})

it("a value that is not JSON becomes null", () => {
  expect(writtenJson(undefined)).toBe("null")
})

it("an object registered for it is serialized once, when first needed", () => {
  let times = 0
  const value = { n: 1 }
  writeOnce(value, () => Buffer.from(`{"n":${++times}}`))
  expect(times).toBe(0)
  expect([writtenJson(value), writtenJson(value), times]).toEqual([Buffer.from('{"n":1}'), Buffer.from('{"n":1}'), 1])
})

it.each([
  [["[", "1", "]"], "[1]"],
  [["[", Buffer.from('"ä"'), "]"], Buffer.from('["ä"]')],
  [[], ""],
])("parts are joined: %j", (parts, joined) => {
  expect(joinJson(parts)).toEqual(joined)
})

it("a value's digest is that of its JSON, registered or not", () => {
  const value = { n: 1 }
  expect(writtenDigest(value)).toBe(etagDigest('{"n":1}'))
  writeOnce(value, () => Buffer.from('{"n":1}'))
  expect(writtenDigest(value)).toBe(etagDigest('{"n":1}'))
})

it("a registered object can have a digest of its own, which is made once and without its JSON", () => {
  let [written, digested] = [0, 0]
  const value = { n: 1 }
  writeOnce(
    value,
    () => `{"n":${++written}}`,
    () => `digest ${++digested}`,
  )
  expect([writtenDigest(value), writtenDigest(value), written]).toEqual(["digest 1", "digest 1", 0])
})
