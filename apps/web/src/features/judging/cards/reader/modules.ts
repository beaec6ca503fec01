import { type BlackPoints, isBlack } from "./black-points.ts"
import type { Corner, Point } from "./corners.ts"

/** The three marks of a code, and how many modules it has on a side. */
export type Frame = { topLeft: Corner; topRight: Corner; bottomLeft: Corner }

/** The modules of a code, row by row: true is black. */
export type Modules = boolean[][]

/** The middle of a corner mark and of the small mark in the fourth corner, in modules from the edge. */
const CORNER = 3.5
const SMALL_MARK = 6.5
/** How far from its place on an untilted card the small mark is looked for, in modules, and how finely. */
const [SEARCH, SEARCH_STEP] = [5, 0.25]
const SMALL_MARK_REACH = 2
/** The row and column that alternate. */
const TIMING = 6
const MIN_TIMING = 0.8
/** The smallest code has no mark in the fourth corner. */
const SMALLEST = 21
const LARGEST = 57

/** The modules of a code with these marks in every size that fits them, the likeliest first. */
export function modulesOf(points: BlackPoints, frame: Frame): Modules[] {
  const { topLeft, topRight, bottomLeft } = frame
  const module = (topLeft.module + topRight.module + bottomLeft.module) / 3
  const side = (distance(topLeft, topRight) + distance(topLeft, bottomLeft)) / 2 / module + 2 * CORNER
  const sizes = [-8, -4, 0, 4, 8].map((more) => Math.round((side - 17) / 4) * 4 + 17 + more)
  return sizes
    .filter((size) => size >= SMALLEST && size <= LARGEST)
    .map((size) => sampled(points, frame, size))
    .map((modules) => ({ modules, fit: timingFit(modules) }))
    .filter(({ fit }) => fit >= MIN_TIMING)
    .sort((a, b) => b.fit - a.fit)
    .map(({ modules }) => modules)
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function sampled(points: BlackPoints, frame: Frame, size: number): Modules {
  const place = placesOf(points, frame, size)
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const { x, y } = place(column + 0.5, row + 0.5)
      return isBlack(points, x, y)
    }),
  )
}

/** How many modules between the corner marks alternate as they have to. */
function timingFit(modules: Modules): number {
  const from = 2 * CORNER + 1
  const inner = modules.slice(from, -from).flatMap((row, at) => {
    const isExpected = at % 2 === 0
    return [row[TIMING] === isExpected, modules[TIMING]?.[at + from] === isExpected]
  })
  return inner.filter(Boolean).length / inner.length
}

/** Where a place of the code, in modules, is in the picture: the card is seen in perspective. */
function placesOf(points: BlackPoints, { topLeft, topRight, bottomLeft }: Frame, size: number) {
  const span = size - 2 * CORNER
  const right = { x: (topRight.x - topLeft.x) / span, y: (topRight.y - topLeft.y) / span }
  const down = { x: (bottomLeft.x - topLeft.x) / span, y: (bottomLeft.y - topLeft.y) / span }
  const flat = (column: number, row: number): Point => ({
    x: topLeft.x + right.x * (column - CORNER) + down.x * (row - CORNER),
    y: topLeft.y + right.y * (column - CORNER) + down.y * (row - CORNER),
  })
  if (size === SMALLEST) return flat
  const [column, row] = smallMark(points, flat, size - SMALL_MARK)
  const seen = inPerspective((size - SMALL_MARK - CORNER) / span, (column - CORNER) / span, (row - CORNER) / span)
  return (column: number, row: number) => {
    const [right, down] = seen((column - CORNER) / span, (row - CORNER) / span)
    return flat(CORNER + right * span, CORNER + down * span)
  }
}

/**
 * Where a place is seen if the card is not flat before the camera. Places are shares of the way between the corner marks, which stay
 * where they are: (s, t) is seen at (s · (1 + g), t · (1 + h)) / (1 + g · s + h · t). The small mark, at (r, r) and seen at (u, v),
 * says g and h.
 */
function inPerspective(r: number, u: number, v: number) {
  const both = (2 * r - (u + v)) / (r * (u + v - 1))
  const g = (u * (1 + r * both)) / r - 1
  const h = (v * (1 + r * both)) / r - 1
  return (s: number, t: number): [number, number] => {
    const depth = 1 + g * s + h * t
    return [(s * (1 + g)) / depth, (t * (1 + h)) / depth]
  }
}

/** Where the small mark is, in modules as if the card were flat. */
function smallMark(points: BlackPoints, flat: (column: number, row: number) => Point, at: number): [number, number] {
  let best = { fit: 0, far: 0, column: at, row: at }
  for (let right = -SEARCH; right <= SEARCH; right += SEARCH_STEP) {
    for (let down = -SEARCH; down <= SEARCH; down += SEARCH_STEP) {
      const fit = smallMarkFit(points, flat, at + right, at + down)
      const far = Math.hypot(right, down)
      if (fit > best.fit || (fit === best.fit && far < best.far))
        best = { fit, far, column: at + right, row: at + down }
    }
  }
  return [best.column, best.row]
}

/** How many of its 25 modules are as they have to be. */
function smallMarkFit(points: BlackPoints, flat: (column: number, row: number) => Point, column: number, row: number) {
  let fit = 0
  for (let right = -SMALL_MARK_REACH; right <= SMALL_MARK_REACH; right += 1) {
    for (let down = -SMALL_MARK_REACH; down <= SMALL_MARK_REACH; down += 1) {
      const { x, y } = flat(column + right, row + down)
      const isExpected = Math.max(Math.abs(right), Math.abs(down)) !== 1
      if (isBlack(points, x, y) === isExpected) fit += 1
    }
  }
  return fit
}
