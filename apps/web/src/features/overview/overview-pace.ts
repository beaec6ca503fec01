import { DAY_MS } from "@rosette/domain/events/day"
import {
  elapsedMs,
  elapsedShare,
  endOf,
  eventHours,
  leftMs,
  momentAfter,
  startOf,
  wallTimeOf,
} from "@rosette/domain/events/event-hours"
import { dueNow } from "@rosette/domain/judges/due-now"
import { type Due, entriesBehind, remainingMs, slowestFirst } from "@rosette/domain/judges/pace"
import { formatDateTime, formatMinutes, formatTime, plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"

type Overview = Pick<Outputs["organizer"]["overview"], "submittedSheets" | "expectedSheets" | "judges">
type Judge = Overview["judges"][number]

/** A figure of the strip, with a hint in smaller letters. */
type Figure = { value: string; hint: string }

/** How late or early judging ends; `tone` is null where that is not known yet, or no longer a question. */
type Finish = Figure & { label: "End at this pace" | "Expected end"; tone: "onTime" | "late" | null }

export type Pace = {
  /** False before the event begins and no sheet is in: nobody can be behind then. */
  hasBegun: boolean
  /** How long until the event begins, or until it ends. */
  time: Figure & { label: "Starts in" | "Time left" }
  finish: Finish
  /** How many entries a judge should have submitted by now; null before judging begins. */
  due: Due | null
  /** The slowest first; `behind` in entries, 0 if they are not. */
  judges: { judge: Judge; behind: number }[]
}

type Hours = NonNullable<ReturnType<typeof eventHours>>

const MINUTE_MS = 60_000
const WEEK_DAYS = 7

/** From this number on the time is given in days instead of hours. */
const MANY_DAYS = 4

/** Whether judging is on time. `when` is the event's date and time; undefined until loaded. */
export function paceOf(overview: Overview, when: { date: string; time: string } | undefined, now: Date): Pace {
  const hours = when ? eventHours(when) : null
  const wall = wallTimeOf(now)
  const hasBegun = hours === null || wall >= startOf(hours) || overview.submittedSheets > 0
  const expected = dueNow(overview, hours, wall)
  return {
    hasBegun,
    time: hours ? timeOf(hours, wall, hasBegun) : noHours(when),
    finish: finishOf(overview, hours, wall),
    due: hasBegun ? expected : null,
    judges: slowestFirst(overview.judges).map((judge) => ({ judge, behind: entriesBehind(judge, expected) })),
  }
}

const TIME_LEFT = "Time left"
const NO_END = { label: "Expected end", tone: null } as const
const TOO_EARLY: Finish = { ...NO_END, value: "Too early", hint: "Known once more sheets are in." }
const ALL_IN: Finish = { ...NO_END, value: "All in", hint: "No sheet is missing." }

/** `when` is undefined until it is loaded. */
function noHours(when: { date: string; time: string } | undefined): Pace["time"] {
  const missing = (["date", "time"] as const).filter((part) => when?.[part].trim() === "")
  const unreadable = when ? "The event’s date or time cannot be read." : ""
  return {
    label: TIME_LEFT,
    value: "–",
    hint: missing.length > 0 ? `The event has no ${missing.join(" and no ")}.` : unreadable,
  }
}

function timeOf(hours: Hours, wall: number, hasBegun: boolean): Pace["time"] {
  const [start, end] = [startOf(hours), endOf(hours)]
  const left = wall < start ? end - wall : leftMs(hours, wall)
  if (!hasBegun) return { label: "Starts in", value: daysOrHours(start - wall), hint: momentOf(start, wall) }
  if (left === 0) return { label: TIME_LEFT, value: "Time is up", hint: `Since ${momentOf(end, wall)}` }
  return { label: TIME_LEFT, value: daysOrHours(left), hint: `Until ${momentOf(end, wall)}` }
}

function finishOf(overview: Overview, hours: Hours | null, wall: number): Finish {
  const { submittedSheets, expectedSheets } = overview
  if (expectedSheets > 0 && submittedSheets >= expectedSheets) return ALL_IN
  // A day after the end, a pace over the event's hours means nothing.
  if (!hours || wall > endOf(hours) + DAY_MS) return TOO_EARLY
  // Judging may continue after the end, and that time counts too.
  const elapsed = elapsedMs(hours, wall) + Math.max(0, wall - endOf(hours))
  const remaining = remainingMs({
    submittedSheets,
    expectedSheets,
    elapsedMs: elapsed,
    elapsedShare: elapsedShare(hours, wall),
  })
  if (remaining === null) return TOO_EARLY
  // In whole minutes, so that the end and how late it is add up.
  const done = Math.round(momentAfter(hours, wall, remaining) / MINUTE_MS) * MINUTE_MS
  const early = endOf(hours) - done
  return {
    label: "End at this pace",
    value: verdictOf(early),
    hint: `Ends ${momentOf(done, wall)}`,
    tone: isNow(early) || early > 0 ? "onTime" : "late",
  }
}

/** True for less than half a minute, which would be shown as 0 minutes. */
const isNow = (ms: number): boolean => Math.abs(ms) < MINUTE_MS / 2

/** "On time", "1 h 20 min early", "40 min late" */
const verdictOf = (earlyMs: number): string =>
  isNow(earlyMs) ? "On time" : `${duration(Math.abs(earlyMs))} ${earlyMs > 0 ? "early" : "late"}`

/** "12 days", or hours and minutes if it is less. */
const daysOrHours = (ms: number): string =>
  ms < MANY_DAYS * DAY_MS ? duration(ms) : plural(Math.round(ms / DAY_MS), "day")

const duration = (ms: number): string => formatMinutes(Math.max(1, Math.round(ms / MINUTE_MS)))

const dayFormat = new Intl.DateTimeFormat(undefined, { weekday: "short", hour: "numeric", minute: "2-digit" })

/** Only the time if it is today, with the weekday if that is unmistakable, else with the date. */
function momentOf(moment: number, wall: number): string {
  const date = new Date(moment)
  const here = new Date(
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  )
  const days = Math.floor(moment / DAY_MS) - Math.floor(wall / DAY_MS)
  if (days === 0) return formatTime(here)
  return Math.abs(days) < WEEK_DAYS ? dayFormat.format(here) : formatDateTime(here)
}
