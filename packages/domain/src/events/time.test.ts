import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { twelveHour } from "./time.ts"

describe("times are shown in 12-hour form", () => {
  it.each([
    ["00:00", "12:00 AM"],
    ["00:15", "12:15 AM"],
    ["01:05", "1:05 AM"],
    ["9:30", "9:30 AM"],
    ["11:59", "11:59 AM"],
    ["12:00", "12:00 PM"],
    ["13:00", "1:00 PM"],
    ["23:59", "11:59 PM"],
    ["24:00", "12:00 AM"],
  ])("%s → %s", (text, shown) => {
    expect(twelveHour(text)).toBe(shown)
  })

  it.each([
    ["09:00 - 17:30", "9:00 AM - 5:30 PM"],
    ["00:00 - 24:00", "12:00 AM - 12:00 AM"],
    ["09:00-17:30", "9:00 AM-5:30 PM"],
    ["9:00 – 17:30", "9:00 AM – 5:30 PM"],
    ["from 08:00 to noon, awards at 16:00.", "from 8:00 AM to noon, awards at 4:00 PM."],
    ["10:00 AM - 16:00", "10:00 AM - 4:00 PM"],
    ["I am there at 10:00", "I am there at 10:00 AM"],
    ["18:00 - 24:00", "6:00 PM - 12:00 AM"],
    ["24:00", "12:00 AM"],
    ["6:00", "6:00 AM"],
    ["0:30", "12:30 AM"],
    ["00:30 - 4:00 AM", "12:30 AM - 4:00 AM"],
    ["9.00 - 17.30", "9:00 AM - 5:30 PM"],
    ["9.30 - 12", "9:30 AM - 12:00 PM"],
    [" 9.30 ", "9:30 AM"],
    ["10.30", "10:30 AM"],
    ["9 - 17", "9:00 AM - 5:00 PM"],
    ["10-17", "10:00 AM-5:00 PM"],
    [" 9  to  17 ", "9:00 AM  to  5:00 PM"],
    ["0 - 24", "12:00 AM - 12:00 AM"],
    ["9 – 17:30", "9:00 AM – 5:30 PM"],
    ["9 to 17", "9:00 AM to 5:00 PM"],
    ["10:00 - 4:00", "10:00 AM - 4:00 PM"],
    ["9:00-3:30", "9:00 AM-3:30 PM"],
    ["8:00 - 2:00", "8:00 AM - 2:00 PM"],
    ["09:00 - 05:00", "9:00 AM - 5:00 PM"],
    ["12:00 - 5:00", "12:00 PM - 5:00 PM"],
    ["12:30 – 1:30", "12:30 PM – 1:30 PM"],
    ["1:00 - 5:00", "1:00 PM - 5:00 PM"],
    ["10:00 - 12:00", "10:00 AM - 12:00 PM"],
    ["10:00 to 10:00", "10:00 AM to 10:00 PM"],
    ["10:00 TO 4:00", "10:00 AM TO 4:00 PM"],
    ["10:30 - 10:45", "10:30 AM - 10:45 AM"],
    ["10:45 - 10:30", "10:45 AM - 10:30 PM"],
    ["8:00 - 10:00, 1:00 - 4:00", "8:00 AM - 10:00 AM, 1:00 PM - 4:00 PM"],
    ["20:00 - 2:00", "8:00 PM - 2:00 AM"],
    ["01:00 - 05:00", "1:00 AM - 5:00 AM"],
    ["Gates 8:00, judging 10:00 - 2:00", "Gates 8:00 AM, judging 10:00 AM - 2:00 PM"],
    ["10:00 - 2:00, awards at 3:30", "10:00 AM - 2:00 PM, awards at 3:30"],
    ["13:00, or 2:00 in the night", "1:00 PM, or 2:00 AM in the night"],
    ["Gates 09:00, party 2:00", "Gates 9:00 AM, party 2:00 AM"],
    ["Gates 20:00, party 2:00", "Gates 8:00 PM, party 2:00 AM"],
  ])("%s → %s", (text, shown) => {
    expect(twelveHour(text)).toBe(shown)
  })
})

describe("text that is not a 24-hour time stays unchanged", () => {
  it.each([
    "10:00 AM - 4:00 PM",
    "10:00am to 4:00 p.m.",
    "1:00 - 4:00 PM",
    "10:00 - 4:00PM",
    "10:00 - 4:00 PM",
    "10:00 - 4:00 p.m.",
    "12:00 - 4:00 PM",
    "noon",
    "",
    "24:15",
    "24:30",
    "25:99",
    "9 - 5",
    "9 - 12",
    "25 - 17",
    "9 - 36",
    "Hall 3.20",
    "21.11.2026",
    "12:60",
    "2:00",
    "Awards at 4:00",
    "100:00",
    "09:00:30",
    "2026-11-21T09:00",
    "UTC+02:00",
    "ratio 3:2",
  ])("%s", (text) => {
    expect(twelveHour(text)).toBe(text)
  })

  it("converting twice changes nothing more", () => {
    const part = fc.constantFrom("09:00", "17:30", "4:00", "00:00", " - ", " ", "AM", "pm", "noon", ":", "7", ".")
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const once = twelveHour(parts.join(""))
        expect(twelveHour(once)).toBe(once)
      }),
    )
  })
})
