import fc from "fast-check"
import { expect, it } from "vitest"
import { defuseCell, undoCell } from "./csv-cell.ts"

it.each([
  ["=1+1", "'=1+1"],
  ["+49 30 1234", "'+49 30 1234"],
  ["-5", "'-5"],
  ["@handle", "'@handle"],
  ["\tindented", "'\tindented"],
  ["\rreturned", "'\rreturned"],
  ["'67 Mustang", "''67 Mustang"],
  ["''", "'''"],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠home", "'＠home"],
  [";=1", ";'=1"],
  ["red;=cmd|'/c calc'!A1;blue", "red;'=cmd|'/c calc'!A1;blue"],
  ["a;-1;+2;@3", "a;'-1;'+2;'@3"],
  ["a;'=1", "a;''=1"],
  ["a;'67 Mustang", "a;'67 Mustang"],
  ["a; =1", "a;' =1"],
  ["a;\u00a0=1", "a;'\u00a0=1"],
  ["a;\u200b\u202e=1", "a;'\u200b\u202e=1"],
  [`x;"=1+cmd|' /C calc'!A0;"`, `x;'"=1+cmd|' /C calc'!A0;"`],
  [`x;'"=1`, `x;''"=1`],
  ["a; b=1", "a; b=1"],
  ["two\tcolumns\t=1", "two\tcolumns\t'=1"],
  ["two lines\n=1", "two lines\n'=1"],
  ["two lines\r\n＝1", "two lines\r\n'＝1"],
  ["\t=1", "'\t'=1"],
  ["=;=", "'=;'="],
  ["1,-", "1,-"],
  ["", ""],
  ["1+1", "1+1"],
  ["\nline", "\nline"],
  ["Smith's Special", "Smith's Special"],
])("%j is exported as %j and imported unchanged", (text, cell) => {
  expect(defuseCell(text)).toBe(cell)
  expect(undoCell(cell)).toBe(text)
})

it.each(["'67 Mustang", "'tis", "'"])("an import keeps an apostrophe before other characters: %j", (cell) => {
  expect(undoCell(cell)).toBe(cell)
})

it("every text survives the round trip, and no exported cell is a formula", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom("'", '"', " ", "\u200b", "=", "+", "＠", ";", "\t", "\n", "\r", "a") }),
  )
  fc.assert(
    fc.property(text, (cell) => {
      expect(undoCell(defuseCell(cell))).toBe(cell)
      expect(defuseCell(cell)).not.toMatch(/^[=+\-@＝＋－＠\t\r]/)
      const parts = defuseCell(cell).split(/[;\t\n\r]/)
      const begins = /^["\s\u200b]*[=+\-@＝＋－＠]/
      expect(parts.slice(1).filter((part) => begins.test(part))).toEqual([])
    }),
  )
})
