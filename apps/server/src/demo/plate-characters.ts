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
export function plateNumber(text: string, { x, y, height }: { x: number; y: number; height: number }): string {
  const scale = height / 6
  const left = x - ((text.length - 1) * ADVANCE + WIDTH) * (scale / 2)
  const strokes = [...text].map(
    (character, index) => `<path transform="translate(${index * ADVANCE} 0)" d="${STROKES[character] ?? ""}"/>`,
  )
  return `<g transform="translate(${left} ${y}) scale(${scale})">${strokes.join("")}</g>`
}
