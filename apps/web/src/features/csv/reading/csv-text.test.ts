import { expect, it } from "vitest"
import { decodeCsv } from "./csv-text.ts"

const utf8 = (text: string) => new TextEncoder().encode(text)

it.each([
  ["UTF-8", utf8("Jürgen 🏆"), "Jürgen 🏆"],
  ["UTF-8 with a byte order mark, which is no part of the text", utf8("\uFEFFJürgen"), "Jürgen"],
  ["Windows-1252", Uint8Array.of(0x4a, 0xfc, 0x72, 0x67, 0x65, 0x6e, 0x20, 0x80), "Jürgen €"],
  ["UTF-16, little end first", Uint8Array.of(0xff, 0xfe, 0x4a, 0, 0xfc, 0), "Jü"],
  ["UTF-16, big end first", Uint8Array.of(0xfe, 0xff, 0, 0x4a, 0, 0xfc), "Jü"],
  ["UTF-16 without a mark, little end first", Uint8Array.of(0x4a, 0, 0xfc, 0, 0x72, 0), "Jür"],
  ["UTF-16 without a mark, big end first", Uint8Array.of(0, 0x4a, 0, 0xfc, 0, 0x72), "Jür"],
  ["nothing", new Uint8Array(), ""],
])("a file in %s is read", (_, bytes, text) => {
  expect(decodeCsv(bytes).text).toBe(text)
})
