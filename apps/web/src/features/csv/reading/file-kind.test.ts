import { expect, it } from "vitest"
import { otherKind } from "./file-kind.ts"

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ["PK\u0003\u0004\u0014\0", /Excel workbook or another spreadsheet: save it as CSV/],
  ["\u00d0\u00cf\u0011\u00e0\u00a1", /Excel workbook: save it as CSV/],
  ["%PDF-1.7", /PDF/],
  ["\u0089PNG\r\n", /picture/],
  ["\u00ff\u00d8\u00ff\u00e0", /picture/],
  ["<!DOCTYPE html><title>Sign in</title>", /web page, perhaps of a sign-in/],
  ["\u00ef\u00bb\u00bf\r\n<html lang=en>", /web page/],
  ["<?xml version='1.0'?>", /XML/],
  ['[{"Entry Name": "Car"}]', /JSON/],
  ["{\\rtf1", /text document/],
])("a file that begins with %j says what it is", (start, sentence) => {
  expect(otherKind(bytes(start))).toMatch(sentence)
})

it.each(["Entry Name,Owner/Participant,Voting ID", "", "[1] Car,Mia,7", "<3 Car,Mia,7", "PK Car"])(
  "a file that begins with %j may be a list",
  (start) => {
    expect(otherKind(bytes(start))).toBeNull()
  },
)
