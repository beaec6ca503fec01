import { encode } from "uqr"

/** Blank modules that a QR code needs around it to be read. */
const QUIET_MODULES = 4

/** A text as a QR code: the side in modules, quiet zone included, and its dark modules as one SVG path. */
export function qrPath(text: string): { side: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_MODULES })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return { side: size, path }
}
