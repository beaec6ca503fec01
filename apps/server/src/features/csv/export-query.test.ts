import { expect, it } from "vitest"
import { exportFileName } from "./export-query.ts"

const NAMES: [eventName: string, fileName: string][] = [
  ["Harbour Show", "Harbour Show_contestants.csv"],
  ["Größte Schau Österreichs", "Größte Schau Österreichs_contestants.csv"],
  ["Cars & Coffee 12/24", "Cars & Coffee 12 24_contestants.csv"],
  ["..\\..\\etc/passwd", "etc passwd_contestants.csv"],
  ['Who? "Me": <all> | *', 'Who? "Me": <all> | *_contestants.csv'],
  ["Two  blanks, Motors Inc.", "Two  blanks, Motors Inc._contestants.csv"],
  ["Odds / ends /", "Odds ends_contestants.csv"],
  ["Line\r\nbreak\u0000", "Line break_contestants.csv"],
  ["日本 🚗", "日本 🚗_contestants.csv"],
  ["...", "event_contestants.csv"],
]

it.each(NAMES)("the file name of the export of %j is %j", (eventName, fileName) => {
  expect(exportFileName(eventName)).toBe(fileName)
})
