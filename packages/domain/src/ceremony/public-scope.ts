import type { RunLine } from "./run-order.ts"
import type { StageState } from "./stage.ts"

/**
 * How much of the published results is public: nothing yet, the winners, the winners and the first places, or everything with
 * criteria.
 */
export const PUBLIC_SHOWS = ["soon", "winners", "places", "everything"] as const
export type PublicShows = (typeof PUBLIC_SHOWS)[number]

/** When the results become public: at once, at a time, or line by line as the stage reveals them. */
export const PUBLIC_OPENS = ["published", "at", "stage"] as const
export type PublicOpens = (typeof PUBLIC_OPENS)[number]

/** `places`: how many places are shown with "places". `opensAt` in milliseconds; null if not set. */
type PublicSettings = { shows: PublicShows; places: number; opens: PublicOpens; opensAt: number | null }

/**
 * The lines whose winners are public, and the last place in the table of places: a number, "all", or null for no table.
 * `opensTable`: whether the table gives nothing away any more. Until then owners do not see averages or comments either.
 */
export type PublicScope = { lines: RunLine[]; table: number | "all" | null; hasCriteria: boolean; opensTable: boolean }

/** What the public has read: the keys of revealed lines, and whether the table of places could be shown. */
export type OpenedScope = { keys: readonly string[]; hasTable: boolean }

export const NOTHING_OPENED: OpenedScope = { keys: [], hasTable: false }

/** The run order, and how far the ceremony is; `now` in milliseconds. */
type Moment = {
  lines: readonly RunLine[]
  revealed: StageState["revealed"]
  /** Whether the ceremony is after its last line. */
  isOver: boolean
  opened?: OpenedScope
  now: number
}

const NOTHING: PublicScope = { lines: [], table: null, hasCriteria: false, opensTable: false }

/**
 * What the public may read now. Product rule: a line that is hidden in the ceremony is not public either, and with "stage" the
 * table of places is shown only after every line was revealed, because it would reveal the winners. Once the ceremony is over,
 * everything counts as revealed: a later version can have lines that no stage announces. What was public stays so when the
 * ceremony goes back or starts again; what a later version adds then is public once it is revealed.
 */
export function publicScope(
  { shows, places, opens, opensAt }: PublicSettings,
  { lines, revealed, isOver, opened = NOTHING_OPENED, now }: Moment,
): PublicScope {
  if (shows === "soon") return NOTHING
  if (opens === "at" && (opensAt === null || now < opensAt)) return NOTHING
  const announced = lines.filter(({ isHidden, kind }) => !isHidden && kind !== "text")
  const isByLine = opens === "stage" && !isOver
  const isOpen = ({ key }: RunLine) => revealed.includes(key) || opened.keys.includes(key)
  const open = isByLine ? announced.filter(isOpen) : announced
  const isAllOpen = open.length === announced.length && (open.length > 0 || !isByLine)
  const opensTable = isAllOpen || opened.hasTable
  const table = shows === "everything" ? "all" : places
  if (shows === "winners" || !opensTable) return { ...NOTHING, lines: open, opensTable }
  return { lines: open, table, hasCriteria: shows === "everything", opensTable }
}

/** What was public by now, with the present scope. */
export const openedWith = (opened: OpenedScope, { lines, opensTable }: PublicScope): OpenedScope => ({
  keys: [...new Set([...opened.keys, ...lines.map(({ key }) => key)])],
  hasTable: opened.hasTable || opensTable,
})

/**
 * What the public has read by now. Product rule: what was revealed while the page could be read stays read; what was revealed
 * while the page was off, or not open yet, was not.
 */
export function readByNow(page: PublicSettings & { isOn: boolean }, moment: Moment): OpenedScope {
  const { opened = NOTHING_OPENED, now } = moment
  const isOpen = page.opens !== "at" || (page.opensAt !== null && now >= page.opensAt)
  if (!page.isOn || !isOpen) return opened
  return openedWith(opened, publicScope({ ...page, opens: "stage" }, moment))
}
