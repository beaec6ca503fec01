// A time of day on its own: not a part of a longer number, a time with seconds, an ISO date or a zone's offset ("+02:00").
const TIME = /(?<![\w:.+])(\d{1,2}):([0-5]\d)(?![\w:])(?!\s*[ap]\.?m\b)/gi
const MERIDIEM = /\d\s*[ap]\.?m\b/i

// Hours alone and points for colons are times only where the whole text is one time, or a range of two.
const POINTED = /^\s*(\d{1,2})\.([0-5]\d)\s*$/
const RANGE = /^\s*(\d{1,2})(?:[.:]([0-5]\d))?(\s*[-–—]\s*|\s+(?:to|until)\s+)(\d{1,2})(?:[.:]([0-5]\d))?\s*$/i

/**
 * The text with its 24-hour times in 12-hour AM/PM form, ranges too: "09:00 - 17:30", "9.00 - 17.30" and "9 - 17" become
 * "9:00 AM - 5:30 PM" and the like. Times that carry AM or PM, and whatever is no time, stay as they are.
 */
export function twelveHour(text: string): string {
  const isTwelveHourText = MERIDIEM.test(text)
  return withColons(text).replace(TIME, (time, hourText: string, minutes: string) => {
    const hour = Number(hourText)
    // A day ends at 24:00; there is no 24:15.
    if (hour > 24 || (hour === 24 && minutes !== "00")) return time
    // In "1:00 - 4:00 PM" nobody can say that the first time is in the morning; 0 and 13 to 24 leave no doubt.
    if (isTwelveHourText && hour >= 1 && hour <= 12) return time
    return `${hour % 12 || 12}:${minutes} ${hour < 12 || hour === 24 ? "AM" : "PM"}`
  })
}

function withColons(text: string): string {
  const [, hour, minutes] = POINTED.exec(text) ?? []
  if (hour && minutes) return `${hour}:${minutes}`
  const [, from, fromMinutes, gap, to, toMinutes] = RANGE.exec(text) ?? []
  if (!from || !to || !gap || Number(from) > 24 || Number(to) > 24) return text
  // "9 - 5" may mean the afternoon: without minutes only an hour after noon says that these are 24-hour times.
  if (!fromMinutes && !toMinutes && Number(to) <= 12) return text
  return `${from}:${fromMinutes ?? "00"}${gap}${to}:${toMinutes ?? "00"}`
}
