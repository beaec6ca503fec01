import type { RunLine } from "./run-order.ts"

/**
 * Where a ceremony stands. `key` is that of the present line, null before the first and after the last one; a line first shows
 * its title, then its winners. `revealed` are the keys of the lines whose winners were shown at any time: they stay public.
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
 * The state after an action. Hidden lines are passed over, and a text has no winners to show. "black" covers and uncovers the
 * stage; "next" uncovers it too. A line that was hidden since counts as shown: "next" goes to the one after it. Where it has gone,
 * "next" goes to the one after those that were revealed.
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

/** The moment before. Product rule: the way back shows no winners that were not revealed, also where lines were put in another order. */
function earlier(moments: readonly Moment[], at: number, revealed: StageState["revealed"]): number {
  const isShowable = ({ phase, key }: Moment) => phase === "title" || revealed.includes(key)
  return moments.slice(0, Math.max(Math.ceil(at), 0)).findLastIndex(isShowable)
}

type Moment = { key: string; phase: "title" | "winners" }

/** Everything that the stage shows, one after the other. */
const momentsOf = (lines: readonly RunLine[]): Moment[] =>
  lines
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ key, kind }): Moment[] => [
      { key, phase: "title" },
      ...(kind === "text" ? [] : [{ key, phase: "winners" as const }]),
    ])

/** The number of the present moment; half way between its neighbours where the line is hidden, after the last revealed one where it has gone. */
function positionOf(
  { phase, key, revealed }: StageState,
  moments: readonly Moment[],
  lines: readonly RunLine[],
): number {
  if (phase === "before") return -1
  if (phase === "after") return moments.length
  const at = moments.findIndex((moment) => moment.key === key && moment.phase === phase)
  if (at >= 0) return at
  const title = moments.findIndex((moment) => moment.key === key)
  if (title >= 0) return title
  const hidden = lines.findIndex((line) => line.key === key)
  if (hidden < 0) return moments.findLastIndex((one) => one.phase === "winners" && revealed.includes(one.key)) + 0.5
  const earlier = new Set(lines.slice(0, hidden).map((line) => line.key))
  return moments.filter((moment) => earlier.has(moment.key)).length - 0.5
}

/** What a stage may show: nothing of a line's winners before its moment. */
export type StagePicture =
  | { shows: "event" }
  | { shows: "black" }
  | { shows: "title"; line: RunLine }
  | { shows: "winners"; line: RunLine }

/** What the stage shows now; between lines, and where the line has gone, the event's name. */
export function stagePicture(state: StageState, lines: readonly RunLine[]): StagePicture {
  if (state.isBlack) return { shows: "black" }
  const line = lines.find(({ key }) => key === state.key)
  if (!line || (state.phase !== "title" && state.phase !== "winners")) return { shows: "event" }
  return { shows: state.phase, line }
}
