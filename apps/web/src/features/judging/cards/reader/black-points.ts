import type { Picture } from "./picture.ts"

/** How bright each point of a picture is beside its surroundings: below 0 it is black. */
export type BlackPoints = { width: number; height: number; brightness: Int16Array }

/** The surroundings that a point is compared with are this share of the picture's shorter side in each direction. */
const SURROUNDINGS = 1 / 12
/** Brightness is counted in steps, 32 to a doubling: then white and black differ as much in the shade as in the sun. */
const STEPS_A_DOUBLING = 32
/** Added to every point, so that the grain of what is black does not count. */
const FLOOR = 12
/** So many steps darker than the surroundings are black; less is grain. */
const MIN_STEPS = 8

const STEPS = Uint16Array.from({ length: 256 }, (_, grey) => Math.round(STEPS_A_DOUBLING * Math.log2(grey + FLOOR)))

/** Compares every point with its surroundings, so that a card that is half in the shade is read as one in the sun. */
export function blackPoints({ width, height, data }: Picture): BlackPoints {
  const steps = new Uint16Array(width * height)
  for (let at = 0; at < steps.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    steps[at] = STEPS[(red * 77 + green * 150 + blue * 29) >> 8] ?? 0
  }
  const sums = sumsAbove(steps, width, height)
  const sumAt = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0
  const reach = Math.ceil(Math.min(width, height) * SURROUNDINGS)
  const brightness = new Int16Array(steps.length)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum = sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top)
      const mean = sum / ((right - left) * (bottom - top))
      brightness[y * width + x] = (steps[y * width + x] ?? 0) - mean + MIN_STEPS
    }
  }
  return { width, height, brightness }
}

/** The sum of all points above and to the left of a corner: any rectangle's sum is then four of them. */
function sumsAbove(steps: Uint16Array, width: number, height: number): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += steps[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** Whether a place in the picture, also between points, is black; nothing outside of it is. */
export function isBlack({ width, height, brightness }: BlackPoints, x: number, y: number): boolean {
  // The value of a point is that of its middle.
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return false
  const [right, down] = [x - 0.5 - left, y - 0.5 - top]
  const at = top * width + left
  const above = (brightness[at] ?? 0) * (1 - right) + (brightness[at + 1] ?? 0) * right
  const below = (brightness[at + width] ?? 0) * (1 - right) + (brightness[at + width + 1] ?? 0) * right
  return above * (1 - down) + below * down < 0
}
