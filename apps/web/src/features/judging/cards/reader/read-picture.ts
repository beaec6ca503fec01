import { blackPoints } from "./black-points.ts"
import { type Corner, findCorners } from "./corners.ts"
import { distance, type Frame, modulesOf } from "./modules.ts"
import type { Picture } from "./picture.ts"
import { textOfModules } from "./text-of-modules.ts"

/** More marks than a few codes have are a picture of something else. */
const MAX_CORNERS = 18
/** How much longer one side of a code may be than the other, and how far its corner may be from a right angle (as a cosine). */
const [MAX_RATIO, MAX_COSINE] = [2, 0.6]
const MAX_MODULE_RATIO = 1.8

/**
 * The texts of the QR codes in a picture, that nearest to the middle first: it is the one that somebody aims at where two cars stand
 * close.
 */
export function codesInPicture(picture: Picture): string[] {
  const points = blackPoints(picture)
  const corners = findCorners(points).slice(0, MAX_CORNERS)
  const used = new Set<Corner>()
  const found: { text: string; fromMiddle: number }[] = []
  const middle = { x: picture.width / 2, y: picture.height / 2 }
  for (const frame of framesOf(corners)) {
    const { topLeft, topRight, bottomLeft } = frame
    if ([topLeft, topRight, bottomLeft].some((corner) => used.has(corner))) continue
    const [text] = modulesOf(points, frame).flatMap((modules) => textOfModules(modules) ?? [])
    if (text === undefined) continue
    for (const corner of [topLeft, topRight, bottomLeft]) used.add(corner)
    const center = { x: (topRight.x + bottomLeft.x) / 2, y: (topRight.y + bottomLeft.y) / 2 }
    found.push({ text, fromMiddle: distance(center, middle) })
  }
  return found.sort((a, b) => a.fromMiddle - b.fromMiddle).map(({ text }) => text)
}

/** Three marks that may be of one code, the most regular first. */
function framesOf(corners: readonly Corner[]): Frame[] {
  const frames: { frame: Frame; oddness: number }[] = []
  for (const topLeft of corners) {
    for (const topRight of corners) {
      for (const bottomLeft of corners) {
        if (topLeft === topRight || topLeft === bottomLeft || topRight === bottomLeft) continue
        const frame = { topLeft, topRight, bottomLeft }
        const oddness = oddnessOf(frame)
        if (oddness !== null) frames.push({ frame, oddness })
      }
    }
  }
  return frames.sort((a, b) => a.oddness - b.oddness).map(({ frame }) => frame)
}

/** Null for marks that cannot be of one code, also if the code were seen in a mirror. */
function oddnessOf({ topLeft, topRight, bottomLeft }: Frame): number | null {
  const sides = [distance(topLeft, topRight), distance(topLeft, bottomLeft)] as const
  const modules = [topLeft.module, topRight.module, bottomLeft.module]
  const right = { x: topRight.x - topLeft.x, y: topRight.y - topLeft.y }
  const down = { x: bottomLeft.x - topLeft.x, y: bottomLeft.y - topLeft.y }
  const ratio = Math.max(...sides) / Math.min(...sides)
  const cosine = Math.abs(right.x * down.x + right.y * down.y) / (sides[0] * sides[1])
  const moduleRatio = Math.max(...modules) / Math.min(...modules)
  if (right.x * down.y - right.y * down.x <= 0) return null
  if (ratio > MAX_RATIO || cosine > MAX_COSINE || moduleRatio > MAX_MODULE_RATIO) return null
  return ratio + cosine + moduleRatio
}
