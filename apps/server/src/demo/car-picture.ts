import { CAR_SHAPES, type CarShape, type CarShapeName } from "./car-shapes.ts"
import { drawGround, type GroundName } from "./show-ground.ts"

/** How a car is painted, and its background; `accent` is the second colour of a two-tone finish. */
export type CarLook = {
  shape: CarShapeName
  ground: GroundName
  paint: string
  accent: string
  finish: "plain" | "two-tone" | "stripe" | "flames"
  isClassic: boolean
}

/** Draws the car and a placard with its voting ID: an SVG of 1200 × 800 without fonts or other files. */
export function drawCarPicture(look: CarLook, votingId: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
    ${drawGround(look.ground)}
    ${drawCar(CAR_SHAPES[look.shape], look)}
    ${drawPlacard(votingId)}
  </svg>`
}

function drawCar(shape: CarShape, look: CarLook): string {
  const [headX, headY] = shape.headLamp
  const wheelY = 654 - shape.wheelRadius
  const arches = shape.wheels.map(
    (x) => `<circle cx="${x}" cy="${wheelY}" r="${shape.wheelRadius + 12}" fill="#23272e"/>`,
  )
  return `<ellipse cx="600" cy="656" rx="480" ry="20" fill="#1b1f26" opacity=".28"/>
    <clipPath id="body"><path d="${shape.body}"/></clipPath>
    <path d="${shape.dark}" fill="#3a3f49"/>
    <path d="${shape.body}" fill="${look.paint}"/>
    <g clip-path="url(#body)">
      ${drawFinish(look)}
      <rect y="556" width="1200" height="60" fill="#000" opacity=".14"/>
      <path d="M0 ${look.isClassic ? 522 : 506}H1200" stroke="#fff" stroke-opacity="${look.isClassic ? 0.75 : 0.22}" stroke-width="7"/>
      <rect x="${shape.tailLamp}" y="496" width="24" height="34" rx="8" fill="#b8413c"/>
      ${arches.join("")}
    </g>
    <path d="${shape.seams}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="4"/>
    <path d="${shape.glass}" fill="#c4dbe4" stroke="#2d333c" stroke-width="7" stroke-linejoin="round"/>
    <circle cx="${headX}" cy="${headY}" r="15" fill="#fff3cf" stroke="#e9e4d8" stroke-width="5"/>
    ${shape.wheels.map((x) => drawWheel(x, wheelY, shape.wheelRadius, look)).join("")}`
}

function drawFinish({ finish, accent }: CarLook): string {
  switch (finish) {
    case "plain":
      return ""
    case "two-tone":
      return `<path fill="${accent}" d="M0 522H1200V620H0Z"/>`
    case "stripe":
      return `<path fill="${accent}" d="M0 540H1200V562H0ZM0 570H1200V577H0Z"/>`
    case "flames":
      return `<path fill="${accent}" d="M1200 440V620H700Q800 600 860 572Q780 588 640 580Q780 560 850 530Q760 546 600 524Q800 520 880 490Q840 496 780 486Q900 478 1000 440Z"/>`
  }
}

function drawWheel(x: number, y: number, radius: number, { isClassic }: CarLook): string {
  const rim = radius * 0.62
  const wall = isClassic ? `<circle r="${radius * 0.74}" fill="none" stroke="#efece4" stroke-width="8"/>` : ""
  const spokes = isClassic
    ? `<circle r="${rim * 0.5}" fill="#eef0f2"/>`
    : [0, 36, 72, 108, 144]
        .map((turn) => `<path transform="rotate(${turn})" d="M${-rim} 0H${rim}" stroke="#6b727d" stroke-width="9"/>`)
        .join("")
  return `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="#23272e"/>${wall}
    <circle r="${rim}" fill="#c3c8ce"/>${spokes}<circle r="${rim * 0.22}" fill="#8b929c"/></g>`
}

function drawPlacard(votingId: string): string {
  return `<g transform="translate(64 634)">
    <path d="M40 110L28 150M168 110L180 150" stroke="#4a4f58" stroke-width="9" stroke-linecap="round"/>
    <rect width="208" height="120" rx="14" fill="#fbfaf6" stroke="#d5d2c8" stroke-width="3"/>
    <path d="M0 26V14Q0 0 14 0H194Q208 0 208 14V26Z" fill="#2f5d8c"/>
    <g fill="none" stroke="#1f2d3d" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">
      ${plateNumber(votingId, { x: 104, y: 46, height: 54 })}
    </g></g>`
}

/** Characters as strokes in a box of 4 × 6, so that a number looks the same on a machine without any font. */
const STROKES: Record<string, string> = {
  "0": "M1.4 0H2.6Q4 0 4 1.6V4.4Q4 6 2.6 6H1.4Q0 6 0 4.4V1.6Q0 0 1.4 0Z",
  "1": "M.6 1.3L2.2 0V6",
  "2": "M0 1.4Q.2 0 2 0Q4 0 4 1.7Q4 2.8 2.7 3.8L0 6H4",
  "3": "M.1 .7Q.8 0 2 0Q3.8 0 3.8 1.5Q3.8 2.9 1.6 2.9Q4 2.9 4 4.5Q4 6 2 6Q.7 6 0 5.2",
  "4": "M3.1 6V0L0 4.2H4",
  "5": "M3.7 0H.6L.3 2.7Q1 2.2 2 2.2Q4 2.3 4 4.1Q4 6 1.9 6Q.7 6 0 5.2",
  "6": "M3.6 .5Q2.9 0 2.2 0Q0 .2 0 3.8Q0 6 2 6Q4 6 4 4.1Q4 2.4 2.1 2.4Q.6 2.4 .1 3.8",
  "7": "M0 0H4L1.6 6",
  "8": "M2 2.8Q.2 2.8 .2 1.4Q.2 0 2 0Q3.8 0 3.8 1.4Q3.8 2.8 2 2.8Q0 2.8 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.8 2 2.8Z",
  "9": "M.4 5.5Q1.1 6 1.8 6Q4 5.8 4 2.2Q4 0 2 0Q0 0 0 1.9Q0 3.6 1.9 3.6Q3.4 3.6 3.9 2.2",
  A: "M0 6L2 0L4 6M.8 4H3.2",
  B: "M0 2.9H2.1Q4 2.9 4 4.45Q4 6 2.1 6H0V0H1.9Q3.7 0 3.7 1.45Q3.7 2.9 1.9 2.9",
  C: "M4 1Q3.3 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q3.3 6 4 5",
  D: "M0 0V6H1.5Q4 6 4 3Q4 0 1.5 0Z",
  E: "M4 0H0V6H4M0 2.9H3.2",
}

const ADVANCE = 5.8
const WIDTH = 4

/** The strokes of a number as SVG, centred on x with its upper edge at y, `height` high; characters without strokes leave a gap. */
function plateNumber(text: string, { x, y, height }: { x: number; y: number; height: number }): string {
  const scale = height / 6
  const left = x - ((text.length - 1) * ADVANCE + WIDTH) * (scale / 2)
  const strokes = [...text].map(
    (character, index) => `<path transform="translate(${index * ADVANCE} 0)" d="${STROKES[character] ?? ""}"/>`,
  )
  return `<g transform="translate(${left} ${y}) scale(${scale})">${strokes.join("")}</g>`
}
