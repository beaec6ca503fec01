/** Made on first use: making all of them takes a slow phone longer than anything else in the files of a first screen. */
export function onFirstUse<Format>(make: () => Format): () => Format {
  let format: Format | undefined
  return () => (format ??= make())
}

const dateFormat = onFirstUse(() => new Intl.DateTimeFormat(undefined, { dateStyle: "long" }))
const dateTimeFormat = onFirstUse(() => new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }))
const timeFormat = onFirstUse(() => new Intl.DateTimeFormat(undefined, { timeStyle: "short" }))
const numberFormat = onFirstUse(() => new Intl.NumberFormat())

type Moment = string | Date

const asDate = (moment: Moment) => (typeof moment === "string" ? new Date(moment) : moment)

/** A day in the reader's form, such as "June 3, 2026". */
export const formatDate = (moment: Moment): string => dateFormat().format(asDate(moment))

/** A moment in the reader's form and time zone, such as "Jun 3, 2026, 4:05 PM". */
export const formatDateTime = (moment: Moment): string => dateTimeFormat().format(asDate(moment))

/** A time of day in the reader's form, such as "4:05 PM". */
export const formatTime = (moment: Moment): string => timeFormat().format(asDate(moment))

export const formatNumber = (value: number): string => numberFormat().format(value)

/** "1 entry", "2 entries", "0 judges": without a given plural it adds an s. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** A size in bytes as "0.4 MB" or "12.0 MB". */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** A result with one decimal, such as "83.1%". */
export const formatPercent = (percent: number): string => `${percent.toFixed(1)}%`

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
]
const agoFormat = onFirstUse(() => new Intl.RelativeTimeFormat("en", { numeric: "auto" }))

/** How long ago a moment was, in the words of the rest of the page, such as "5 minutes ago"; under a minute it is "now". */
export function formatAgo(moment: Moment, now = new Date()): string {
  const seconds = Math.round((asDate(moment).getTime() - now.getTime()) / 1_000)
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return agoFormat().format(Math.trunc(seconds / size), unit)
  }
  return agoFormat().format(0, "second")
}

const HOUR_MIN = 60
const MANY_HOURS = 48

/** "2 h 10 min", "45 min", "53 h" */
export function formatMinutes(minutes: number): string {
  if (minutes >= MANY_HOURS * HOUR_MIN) return `${Math.round(minutes / HOUR_MIN)} h`
  const hours = Math.floor(minutes / HOUR_MIN)
  const rest = minutes % HOUR_MIN
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(" ")
}
