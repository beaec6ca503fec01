import { expect, it } from "vitest"
import { timeInWords } from "./event-details-time-field.tsx"

const NO_HOURS = "No start and end were read, so the dashboard cannot tell how much time is left."

it.each([
  ["10:00 - 4:00", "10:00 AM to 4:00 PM."],
  ["9 - 17", "9:00 AM to 5:00 PM."],
  ["8 PM - 2 AM", "8:00 PM to 2:00 AM on the next day."],
  ["18:00 - 24:00", "6:00 PM to 12:00 AM."],
  ["all day", NO_HOURS],
  ["Gates 8:00, judging 10:00 - 2:00", `Judges read “Gates 8:00 AM, judging 10:00 AM - 2:00 PM”. ${NO_HOURS}`],
  [" ", null],
])("“%s” is said to be read as: %s", (text, words) => {
  expect(timeInWords(text)).toBe(words)
})
