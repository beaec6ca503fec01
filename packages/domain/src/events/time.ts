// A separate time of day: not part of a longer number, a time with seconds, an ISO date or a zone offset ("+02:00").
const TIME = /(?<![\w:.+])(\d{1,2}):([0-5]\d)(?![\w:])(?!\s*[ap]\.?m\b)/gi
const MERIDIEM = /\d\s*[ap]\.?m\b/i

// Hours without minutes, and points instead of colons, are times only if the whole text is a time or a range of two.
const POINTED = /^\s*(\d{1,2})\.([0-5]\d)\s*$/
const RANGE = /^\s*(\d{1,2})(?:[.:]([0-5]\d))?(\s*[-–—]\s*|\s+(?:to|until)\s+)(\d{1,2})(?:[.:]([0-5]\d))?\s*$/i

/**
 * Returns the text with its 24-hour times in 12-hour form, ranges too: "09:00 - 17:30" and "9.00 - 17.30" become
 * "9:00 AM - 5:30 PM", "9 - 17" becomes "9:00 AM - 5:00 PM". Times with AM or PM, and other text, stay unchanged.
 */
export function twelveHour(text: string): string {
  const isTwelveHourText = MERIDIEM.test(text)
  return withColons(text).replace(TIME, (time, hourText: string, minutes: string) => {
    const hour = Number(hourText)
    // A day ends at 24:00; there is no 24:15.
    if (hour > 24 || (hour === 24 && minutes !== "00")) return time
    // In "1:00 - 4:00 PM" the first time may be in the afternoon; 0 and 13 to 24 are unambiguous.
    if (isTwelveHourText && hour >= 1 && hour <= 12) return time
    return `${hour % 12 || 12}:${minutes} ${hour < 12 || hour === 24 ? "AM" : "PM"}`
  })
}

function withColons(text: string): string {
  const [, hour, minutes] = POINTED.exec(text) ?? []
  if (hour && minutes) return `${hour}:${minutes}`
  const [, from, fromMinutes, gap, to, toMinutes] = RANGE.exec(text) ?? []
  if (!from || !to || !gap || Number(from) > 24 || Number(to) > 24) return text
  // "9 - 5" may end in the afternoon: without minutes, only an end hour above 12 shows that these are 24-hour times.
  if (!fromMinutes && !toMinutes && Number(to) <= 12) return text
  return `${from}:${fromMinutes ?? "00"}${gap}${to}:${toMinutes ?? "00"}`
}
