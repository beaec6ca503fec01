import { isOfSame, placeOfLine, type RunLine } from "./run-order.ts"

/**
 * The state of a ceremony. `key` is that of the current line, null before the first and after the last one; a line first shows
 * its title, then its winners. `revealed` has the keys of all lines whose winners were ever shown: they stay public.
 */
export type StageState = {
  phase: "before" | "title" | "winners" | "after"
  key: string | null
  isBlack: boolean
  revealed: readonly string[]
}

export const STAGE_ACTIONS = ["next", "back", "black"] as const
export type StageAction = (typeof STAGE_ACTIONS)[number]

export const STAGE_BEFORE: StageState = { phase: "before", key: null, isBlack: false, revealed: [] }

/**
 * Returns the state after an action. Hidden lines are skipped, and a text has no winners to show. "black" turns the black screen
 * on or off; "next" and "back" turn it off. If the current line has been hidden, "next" goes to the line after it; if it was
 * removed, to the line after the last revealed one.
 */
export function stageAfter(state: StageState, action: StageAction, lines: readonly RunLine[]): StageState {
  if (action === "black") return { ...state, isBlack: !state.isBlack }
  const moments = momentsOf(lines)
  const at = positionOf(state, moments, lines)
  const target = action === "next" ? Math.min(Math.floor(at) + 1, moments.length) : earlier(moments, at, state.revealed)
  const moment = moments[target]
  if (!moment) return { ...state, phase: target < 0 ? "before" : "after", key: null, isBlack: false }
  const revealed = moment.phase === "winners" ? [...new Set([...state.revealed, moment.key])] : state.revealed
  return { phase: moment.phase, key: moment.key, isBlack: false, revealed }
}

/** The index of the previous moment. Product rule: going back never shows unrevealed winners, also after lines were reordered. */
function earlier(moments: readonly Moment[], at: number, revealed: StageState["revealed"]): number {
  const isShowable = ({ phase, key }: Moment) => phase === "title" || revealed.includes(key)
  return moments.slice(0, Math.max(Math.ceil(at), 0)).findLastIndex(isShowable)
}

type Moment = { key: string; phase: "title" | "winners" }

/** Everything that the stage shows, in order. */
const momentsOf = (lines: readonly RunLine[]): Moment[] =>
  lines
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ key, kind }): Moment[] => [
      { key, phase: "title" },
      ...(kind === "text" ? [] : [{ key, phase: "winners" as const }]),
    ])

/**
 * The index of the current moment; halfway between its neighbours if the line is hidden, after the last revealed one if it was
 * removed.
 */
function positionOf(
  { phase, key, revealed }: StageState,
  moments: readonly Moment[],
  lines: readonly RunLine[],
): number {
  if (phase === "before") return -1
  if (phase === "after") return moments.length
  const at = moments.findIndex((moment) => moment.key === key && moment.phase === phase)
  if (at >= 0) return at
  const hidden = lines.findIndex((line) => line.key === key)
  if (hidden < 0) return moments.findLastIndex((one) => revealed.includes(one.key)) + 0.5
  const earlier = new Set(lines.slice(0, hidden).map((line) => line.key))
  return moments.filter((moment) => earlier.has(moment.key)).length - 0.5
}

/** What the stage shows; a line's winners only after they are revealed. */
type StageContent =
  | { shows: "event" }
  | { shows: "black" }
  | { shows: "title"; line: RunLine }
  | { shows: "winners"; line: RunLine }

/** Returns what the stage shows now; the event's name before, after, and if the line was removed. */
export function stagePicture(state: StageState, lines: readonly RunLine[]): StageContent {
  if (state.isBlack) return { shows: "black" }
  const line = lines.find(({ key }) => key === state.key)
  if (!line || (state.phase !== "title" && state.phase !== "winners")) return { shows: "event" }
  return { shows: state.phase, line }
}

/**
 * The lines of the second and third place that were revealed, which stay on the podium while a place is announced; none at other
 * times.
 */
export function podiumLines(
  { key, revealed }: StageState,
  lines: readonly RunLine[],
): { place: number; line: RunLine }[] {
  const current = lines.find((line) => line.key === key)
  if (current?.kind !== "place") return []
  return lines.flatMap((line) => {
    const place = placeOfLine(line)
    const isOnPodium =
      (place === 2 || place === 3) && !line.isHidden && isOfSame(line, current) && revealed.includes(line.key)
    return isOnPodium ? [{ place, line }] : []
  })
}

/** The lines that the last slide repeats: those that were revealed, in their order; null before the end. */
export const closingLines = ({ phase, isBlack, revealed }: StageState, lines: readonly RunLine[]): RunLine[] | null =>
  phase === "after" && !isBlack ? lines.filter(({ key, isHidden }) => !isHidden && revealed.includes(key)) : null
