import { type BlackPoints, isBlack } from "./black-points.ts"

export type Point = { x: number; y: number }
/** One of the three square marks in the corners of a code, with the size of a module. */
export type Corner = Point & { module: number }

/** Black, white, black, white, black through the middle of a mark, in modules. */
const MARK = [1, 1, 3, 1, 1]
const MARK_MODULES = 7
const [MIDDLE_FROM, MIDDLE_TO] = [2, 3]
/** How far a run may be from its length, in modules for each module. */
const TOLERANCE = 0.6
const MIN_MARK_PX = 9
/** No mark is larger, and outside of the picture all is white. */
const MAX_RUN_PX = 400
/** How finely a mark is measured: at a distance a module has two points. */
const STEP_PX = 0.25
/** Tilted marks are shorter in one direction. */
const MAX_TILT = 2.2

/** The corner marks in a picture. */
export function findCorners(points: BlackPoints): Corner[] {
  const corners: (Corner & { hits: number })[] = []
  for (let y = 0; y < points.height; y += 2) {
    for (const x of middlesInRow(points, y)) {
      const corner = checkedMark(points, x, y)
      if (!corner) continue
      const same = corners.find((one) => Math.hypot(one.x - corner.x, one.y - corner.y) < 2 * one.module)
      if (same) same.hits += 1
      else corners.push({ ...corner, hits: 1 })
    }
  }
  return corners.sort((a, b) => b.hits - a.hits)
}

/** Where a row passes through something like the middle of a mark. */
function middlesInRow(points: BlackPoints, y: number): number[] {
  const found: number[] = []
  const ends: number[] = [0]
  const row = y * points.width
  const blackIn = (x: number) => (points.brightness[row + x] ?? 0) < 0
  for (let x = 1; x <= points.width; x += 1) {
    if (x < points.width && blackIn(x) === blackIn(x - 1)) continue
    ends.push(x)
    const [from, ...last] = ends.slice(-MARK.length - 1)
    if (from === undefined || last.length < MARK.length || !blackIn(x - 1)) continue
    const runs = last.map((end, at) => end - (last[at - 1] ?? from))
    if (isMark(runs)) found.push(((last[MIDDLE_FROM - 1] ?? 0) + (last[MIDDLE_TO - 1] ?? 0)) / 2)
  }
  return found
}

function isMark(runs: readonly number[]): boolean {
  const length = runs.reduce((sum, run) => sum + run, 0)
  const module = length / MARK_MODULES
  return (
    length >= MIN_MARK_PX &&
    runs.every((run, at) => Math.abs(run - (MARK[at] ?? 0) * module) < (MARK[at] ?? 0) * module * TOLERANCE + 0.5)
  )
}

/** The mark around a place, if it is one in both directions. */
function checkedMark(points: BlackPoints, x: number, y: number): Corner | null {
  const down = markAlong(points, { x, y: y + 0.5 }, { x: 0, y: STEP_PX })
  if (!down) return null
  const across = markAlong(points, down.middle, { x: STEP_PX, y: 0 })
  if (!across) return null
  const again = markAlong(points, across.middle, { x: 0, y: STEP_PX })
  if (!again || Math.max(across.length, again.length) > MAX_TILT * Math.min(across.length, again.length)) return null
  return { ...again.middle, module: (across.length + again.length) / 2 / MARK_MODULES }
}

/** The middle and the length of a mark along a line through it. */
function markAlong(points: BlackPoints, from: Point, step: Point): { middle: Point; length: number } | null {
  const before = runsFrom(points, from, { x: -step.x, y: -step.y })
  const after = runsFrom(points, from, step)
  if (!before || !after) return null
  const [inBefore, ...outBefore] = before
  const [inAfter, ...outAfter] = after
  const middleRun = inBefore + inAfter - 1
  const runs = [...outBefore]
    .reverse()
    .concat(middleRun, outAfter)
    .map((steps) => steps * STEP_PX)
  if (!isMark(runs)) return null
  const shift = (inAfter - inBefore) / 2
  return {
    middle: { x: from.x + step.x * shift, y: from.y + step.y * shift },
    length: runs.reduce((sum, run) => sum + run, 0),
  }
}

/** The lengths of the black, white and black runs from a place on. */
function runsFrom(points: BlackPoints, from: Point, step: Point): [number, number, number] | null {
  const runs: [number, number, number] = [0, 0, 0]
  let at = 0
  for (let run = 0; run < runs.length; run += 1) {
    while (isBlack(points, from.x + step.x * at, from.y + step.y * at) === (run !== 1)) {
      runs[run] = (runs[run] ?? 0) + 1
      at += 1
      if (at > MAX_RUN_PX / STEP_PX) return null
    }
    if (runs[run] === 0) return null
  }
  return runs
}
