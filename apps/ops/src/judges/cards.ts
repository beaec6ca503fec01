import type { ScreenPath } from "@rosette/contract/screens"
import { qrPath } from "../from-the-web.ts"

const SIGN_IN: ScreenPath = "/judge-login"

/** What a card's QR code opens. The code is in the fragment, which is not sent to servers or logged. */
export const judgeLink = (address: string, accessCode: string): string =>
  `${address}${SIGN_IN}#code=${encodeURIComponent(accessCode)}`

type Judge = { name: string; accessCode: string }

/** A sheet of A4 in millimetres, with slips to cut out. */
const PAGE = { width: 210, height: 297, margin: 10 }
const SLIP = { width: 93, height: 50, gap: 4, padding: 5 }
const QR_SIDE = 36
const COLUMNS = 2
const ROWS = 5

/** The cards of all judges as pages in SVG, ten on each. */
export function cardPages(judges: readonly Judge[], eventName: string, address: string): string[] {
  const pages: string[] = []
  for (let first = 0; first < judges.length; first += COLUMNS * ROWS)
    pages.push(pageOf(judges.slice(first, first + COLUMNS * ROWS), eventName, address))
  return pages
}

function pageOf(judges: readonly Judge[], eventName: string, address: string): string {
  const { width, height, margin } = PAGE
  const slips = judges.map((judge, at) => {
    const x = margin + (at % COLUMNS) * (SLIP.width + SLIP.gap)
    const y = margin + Math.floor(at / COLUMNS) * (SLIP.height + SLIP.gap)
    return `<g transform="translate(${x} ${y})">\n${slipOf(judge, eventName, address)}\n</g>`
  })
  const size = `width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif">\n${slips.join("\n")}\n</svg>\n`
}

function slipOf({ name, accessCode }: Judge, eventName: string, address: string): string {
  const { side, path } = qrPath(judgeLink(address, accessCode))
  const qr = `translate(${SLIP.width - QR_SIDE - 2} ${(SLIP.height - QR_SIDE) / 2}) scale(${QR_SIDE / side})`
  return [
    `<rect width="${SLIP.width}" height="${SLIP.height}" fill="none" stroke="#888" stroke-width="0.3" stroke-dasharray="2"/>`,
    line(11, 5, name, "bold"),
    line(18, 3.4, eventName),
    line(29, 5.6, accessCode, "bold"),
    line(38, 2.8, "Scan, or type the code at"),
    line(42, 2.8, `${address}${SIGN_IN}`),
    `<path transform="${qr}" d="${path}" fill="#000" shape-rendering="crispEdges"/>`,
  ].join("\n")
}

const TEXT_WIDTH = SLIP.width - QR_SIDE - SLIP.padding - 2
/** How wide a letter is at most, as a share of the size of its font. */
const LETTER_WIDTH = 0.6

/** A line of text; a long one is set narrower, so that it stays beside the QR code. */
function line(y: number, size: number, text: string, weight = "normal"): string {
  const isLong = text.length * size * LETTER_WIDTH > TEXT_WIDTH
  const narrowed = isLong ? ` textLength="${TEXT_WIDTH}" lengthAdjust="spacingAndGlyphs"` : ""
  return `<text x="${SLIP.padding}" y="${y}" font-size="${size}" font-weight="${weight}"${narrowed}>${escaped(text)}</text>`
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
