import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { PreparedText } from "./prepared-text.ts"

const LONG = "Best of Show: Car 1. ".repeat(200)

it.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
  ["gzip", "gzip", gunzipSync],
] as const)("a client that accepts %s gets %s, with the same content", async (accepted, coding, unpack) => {
  const form = await new PreparedText(LONG).formFor(accepted)
  expect([form.coding, unpack(form.bytes).toString()]).toEqual([coding, LONG])
  expect(form.bytes.length).toBeLessThan(LONG.length / 2)
})

it.each([undefined, "", "identity"])("a client that accepts %j gets it uncompressed", async (accepted) => {
  const { coding, bytes } = await new PreparedText(LONG).formFor(accepted)
  expect([coding, bytes.toString()]).toEqual([null, LONG])
})

it("is compressed once for all, and a short text never", async () => {
  const text = new PreparedText(LONG)
  const [first, second] = await Promise.all([text.formFor("br"), text.formFor("br")])
  expect(second.bytes).toBe(first.bytes)
  expect(await new PreparedText("short").formFor("br")).toEqual({ coding: null, bytes: Buffer.from("short") })
})
