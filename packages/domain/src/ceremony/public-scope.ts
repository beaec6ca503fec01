import type { RunLine } from "./run-order.ts"
import type { StageState } from "./stage.ts"

/** How much of published results the public may read: nothing yet, the winners, also the first places, or everything with its criteria. */
export const PUBLIC_SHOWS = ["soon", "winners", "places", "everything"] as const
export type PublicShows = (typeof PUBLIC_SHOWS)[number]

/** From when on: at once, at a time, or line by line as the stage reveals them. */
export const PUBLIC_OPENS = ["published", "at", "stage"] as const
export type PublicOpens = (typeof PUBLIC_OPENS)[number]

/** `places`: how many of the first places are shown with "places". `opensAt` in milliseconds, null for not set. */
export type PublicSettings = { shows: PublicShows; places: number; opens: PublicOpens; opensAt: number | null }

/** The lines whose winners may be read, and how far the table of places goes: to a place, to its end ("all"), or not at all (null). */
export type PublicScope = { lines: RunLine[]; table: number | "all" | null; hasCriteria: boolean }

const NOTHING: PublicScope = { lines: [], table: null, hasCriteria: false }

/**
 * What the public may read now. Product rule: a line that is left out of the ceremony is not public either, and with "stage" the
 * table of places comes only once every line was revealed, as it would tell who wins.
 */
export function publicScope(
  { shows, places, opens, opensAt }: PublicSettings,
  { lines, revealed, now }: { lines: readonly RunLine[]; revealed: StageState["revealed"]; now: number },
): PublicScope {
  if (shows === "soon") return NOTHING
  if (opens === "at" && (opensAt === null || now < opensAt)) return NOTHING
  const announced = lines.filter(({ isHidden, kind }) => !isHidden && kind !== "text")
  const open = opens === "stage" ? announced.filter(({ key }) => revealed.includes(key)) : announced
  const isComplete = open.length === announced.length
  if (shows === "winners" || !isComplete) return { ...NOTHING, lines: open }
  return { lines: open, table: shows === "everything" ? "all" : places, hasCriteria: shows === "everything" }
}
