// A separate time of day: not part of a longer number, a time with seconds, an ISO date or a zone offset ("+02:00").
const BEFORE = String.raw`(^|[^\w:.+])`
const CLOCK = String.raw`(\d{1,2}):([0-5]\d)`
const AFTER = String.raw`(?![\w:])(?!\s*[ap]\.?m\b)`
const TIME = new RegExp(BEFORE + CLOCK + AFTER, "gi")
const FROM_TO = new RegExp(String.raw`${BEFORE}${CLOCK}(\s*[-–—]\s*|\s+(?:to|until)\s+)${CLOCK}${AFTER}`, "gi")
const MERIDIEM = /\d\s*[ap]\.?m\b/i

// Hours without minutes, and points instead of colons, are times only if the whole text is a time or a range of two.
const POINTED = /^\s*(\d{1,2})\.([0-5]\d)\s*$/
const RANGE = /^\s*(\d{1,2})(?:[.:]([0-5]\d))?(\s*[-–—]\s*|\s+(?:to|until)\s+)(\d{1,2})(?:[.:]([0-5]\d))?\s*$/i

/**
 * Returns the text with its 24-hour times in 12-hour form, ranges too: "09:00 - 17:30" and "9.00 - 17.30" become
 * "9:00 AM - 5:30 PM", "9 - 17" becomes "9:00 AM - 5:00 PM". "10:00 - 4:00" ends in the afternoon. Times with AM or PM, and other
 * text, stay unchanged, as does a lone "2:00": most events are not held at night.
 */
export function twelveHour(text: string): string {
  const clocks = withColons(text)
  if (MERIDIEM.test(text)) {
    // In "1:00 - 4:00 PM" the first time may be in the afternoon; 0 and 13 to 24 are unambiguous.
    return clocks.replace(TIME, (time, before: string, hour: string, minutes: string) =>
      Number(hour) >= 1 && Number(hour) <= 12 ? time : before + clock(hour, minutes),
    )
  }
  const isTwentyFourHourText = TWENTY_FOUR_HOURS.test(clocks)
  return clocks
    .replace(
      FROM_TO,
      (_, before: string, from: string, fromMinutes: string, gap: string, to: string, toMinutes: string) => {
        const [start, end] = onOneDay([from, fromMinutes], [to, toMinutes])
        return before + clock(start, fromMinutes) + gap + clock(end, toMinutes)
      },
    )
    .replace(TIME, (time, before: string, hour: string, minutes: string) =>
      isAtNight(hour) && !isTwentyFourHourText ? time : before + clock(hour, minutes),
    )
}

const TWENTY_FOUR_HOURS = /(?:^|\D)(?:0\d|1[3-9]|2[0-4]):\d\d/

/** "2:00" is an afternoon, "02:00" is written by somebody who counts to 24. */
const isAtNight = (hour: string): boolean => hour.length === 1 && Number(hour) >= 1 && Number(hour) < 6

/** The hours of a range on a clock of 24; in one whose hours go to 12, the end is after the start, and neither is at night. */
function onOneDay(from: [string, string], to: [string, string]): [number, number] {
  const [start, end] = [Number(from[0]), Number(to[0])]
  if ([start, end].some((hour) => hour < 1 || hour > 12)) return [start, end]
  const begins = isAtNight(from[0]) ? start + 12 : start
  const endsAfter = end * 60 + Number(to[1]) > begins * 60 + Number(from[1])
  return [begins, endsAfter ? end : end + 12]
}

/** The time as typed if there is no such time: a day ends at 24:00. */
function clock(hourText: string | number, minutes: string): string {
  const hour = Number(hourText)
  if (hour > 24 || (hour === 24 && minutes !== "00")) return `${hourText}:${minutes}`
  return `${hour % 12 || 12}:${minutes} ${hour < 12 || hour === 24 ? "AM" : "PM"}`
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
