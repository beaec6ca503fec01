import { encode } from "uqr"

type Point = [x: number, y: number]

/** How a code lies in a picture: its place and size in points with its white border, its angles in degrees. */
export type Look = {
  text: string
  at: Point
  size: number
  turned?: number
  /** Away from the camera: its far side is shorter. */
  tilted?: number
}

/** What the light does: how much of it is left beyond the middle of the picture, and how coarse the grain is. */
export type Light = { shade?: number; grain?: number }

const [GROUND, BLACK, WHITE] = [120, 25, 230]
const BORDER_MODULES = 3
/** In sizes of the code. */
const CAMERA_DISTANCE = 4
const SUBPOINTS = [0.25, 0.75]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A picture in grey of cards with codes, one byte for a point. The same input gives the same picture. */
export function greyPicture(width: number, height: number, looks: readonly Look[], light: Light = {}): Uint8Array {
  const shades = looks.map(shadeOf)
  const random = grains()
  const { shade = 1, grain = 0 } = light
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    let sum = 0
    for (const right of SUBPOINTS) {
      for (const down of SUBPOINTS) {
        sum += shades.reduce<number | null>((found, at) => found ?? at(x + right, y + down), null) ?? GROUND
      }
    }
    const isInShade = 0.8 * (x - width / 2) + 0.3 * (y - height / 2) > 0
    const lit = (sum / SUBPOINTS.length ** 2) * (isInShade ? shade : 1) + grain * (random() - 0.5)
    return Math.max(0, Math.min(255, lit))
  })
}

/** A grey picture as a browser's canvas has it. */
export function rgba(grey: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(grey.length * 4).fill(255)
  for (const [at, value] of grey.entries()) data.fill(value, at * 4, at * 4 + 3)
  return data
}

/** How bright a code is at a point of the picture; null beside it. The point is followed back to the card. */
function shadeOf({ text, at: [left, top], size, turned = 0, tilted = 0 }: Look) {
  const { data } = encode(text, { ecc: "M", border: BORDER_MODULES })
  const [sine, cosine] = [Math.sin(radians(turned)), Math.cos(radians(turned))]
  const [tiltSine, tiltCosine] = [Math.sin(radians(tilted)), Math.cos(radians(tilted))]
  return (x: number, y: number): number | null => {
    const [dx, dy] = [(x - left) / size, (y - top) / size]
    const across = dx * cosine + dy * sine
    const down = dy * cosine - dx * sine
    // Seen through the camera: across = D · u · cos / (D + u · sin), down = D · v / (D + u · sin).
    const u = (across * CAMERA_DISTANCE) / (CAMERA_DISTANCE * tiltCosine - across * tiltSine)
    const v = (down * (CAMERA_DISTANCE + u * tiltSine)) / CAMERA_DISTANCE
    const row = data[Math.floor((v + 0.5) * data.length)]
    const isBlack = row?.[Math.floor((u + 0.5) * data.length)]
    return isBlack === undefined ? null : isBlack ? BLACK : WHITE
  }
}

/** The same numbers from 0 to 1 in every run. */
function grains() {
  let state = 7
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
