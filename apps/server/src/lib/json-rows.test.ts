import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseWithRows, type RowsOptions, TooLongToParse } from "./json-rows.ts"

const OPTIONS: RowsOptions<unknown> = {
  key: "rows",
  maxRows: 5,
  maxRowBytes: 40,
  rowBounds: { maxDepth: 3, maxKeys: 4, maxValues: 10 },
  maxOtherBytes: 60,
  rowOf: (parsed) => parsed,
}
const parse = (text: string, options: Partial<RowsOptions<unknown>> = {}) =>
  parseWithRows(Buffer.from(text), { ...OPTIONS, ...options })

describe("a text with rows", () => {
  it.each([
    "{}",
    ' { "a" : 1 } ',
    '{"rows":[]}',
    '{"rows":[{"a":"x"},{"a":"}]\\"{"}],"b":[1,{"c":null}]}',
    '{\n  "b": 2,\n  "rows": [\n    { "a": 1 },\n    7,\n    null\n  ]\n}',
    '{"0":{"eventId":1,"rows":[{"a":"\\\\"}]}}',
    '{"rows":{"rows":[1]}}',
    '{"rows":"none"}',
    '{"r\\u006fws":[{"a":1}]}',
    '{"a":{},"b":"\\u00e4💐"}',
    "[]",
    "7",
    '"text"',
    "null",
    "true",
  ])("%s is parsed like any JSON", async (text) => {
    expect(await parse(text)).toEqual(JSON.parse(text))
  })

  it.each(["", " \n"])("%j is undefined", async (text) => {
    expect(await parse(text)).toBeUndefined()
  })

  it.each([
    "{",
    "}",
    "{]",
    '{"rows":[}',
    '{"rows":[{]}',
    '{"rows":[1,]}',
    '{"rows":[,1]}',
    '{"rows":[1 2]}',
    '{"rows":[1}',
    '{"rows":[1]',
    '{"rows":[1]}}',
    '{"rows":[1]} x',
    '{"rows" [1]}',
    '{"a":1,}',
    '{,"a":1}',
    '{"a":1 "b":2}',
    "{a:1}",
    '{"a":"unended}',
    '{"a":tru}',
    '{"a":\\"}',
    "\uFEFF{}",
  ])("%s is not JSON", async (text) => {
    await expect(parse(text)).rejects.toThrow(SyntaxError)
  })

  it("accepts exactly what JSON.parse accepts, with the same result", async () => {
    const rowBounds = { maxDepth: 1_000, maxKeys: 1_000, maxValues: 1e6 }
    const many = { maxRows: 1_000, maxRowBytes: 1e6, maxOtherBytes: 1e6, rowBounds }
    const object = fc.record({ rows: fc.array(fc.jsonValue()), other: fc.jsonValue(), "0": fc.jsonValue() })
    await fc.assert(
      fc.asyncProperty(object, fc.nat(), fc.constantFrom("", ",", "]", "}", '"', "\\", "x"), async (value, at, odd) => {
        const text = JSON.stringify(value)
        expect(await parse(text, many)).toEqual(JSON.parse(text))
        const broken = text.slice(0, at % text.length) + odd + text.slice((at % text.length) + 1)
        const asJson = outcome(() => JSON.parse(broken))
        expect(await parse(broken, many).catch(() => "no JSON")).toEqual(broken.trim() === "" ? undefined : asJson)
      }),
    )
  })
})

describe("a text that is too long", () => {
  it("one row too many is read, and nothing after it", async () => {
    expect(await parse('{"rows":[1,2,3,4,5]}')).toEqual({ rows: [1, 2, 3, 4, 5] })
    expect(await parse('{"a":1,"rows":[1,2,3,4,5,6,7 and no JSON')).toEqual({ a: 1, rows: [1, 2, 3, 4, 5, 6] })
  })

  it.each([
    ["a row", `{"rows":[1,["${"x".repeat(36)}"]]}`, null],
    ["a row", `{"rows":[1,["${"x".repeat(37)}"]]}`, 2],
    ["the rest", `{"a":"${"x".repeat(55)}"}`, null],
  ])("%s: %s", async (_what, text, row) => {
    if (row === null) expect(await parse(text)).toEqual(JSON.parse(text))
    else await expect(parse(text)).rejects.toEqual(new TooLongToParse(row))
  })

  it("a row with more keys or deeper nesting than any row has is refused before it is built", async () => {
    expect(await parse('{"rows":[{"a":1,"b":1,"c":1,"d":1},[[[1]]]]}')).toMatchObject({ rows: [{}, [[[1]]]] })
    for (const row of ['{"a":1,"b":1,"c":1,"d":1,"e":1}', "[[[[1]]]]", "[1,1,1,1,1,1,1,1,1,1]"])
      await expect(parse(`{"rows":[0,${row}]}`)).rejects.toEqual(new TooLongToParse(2))
  })

  it("everything outside the rows is counted together", async () => {
    const text = JSON.stringify({ a: "x".repeat(30), rows: [1], b: "x".repeat(30) })
    await expect(parse(text)).rejects.toMatchObject({ row: null })
  })
})

it("a row is what rowOf returns", async () => {
  expect(await parse('{"rows":["a","b"]}', { rowOf: (parsed, row) => `${row}: ${parsed}` })).toEqual({
    rows: ["1: a", "2: b"],
  })
})

function outcome(work: () => unknown): unknown {
  try {
    return work()
  } catch {
    return "no JSON"
  }
}
