import { ACCENT_COLOURS, type Accent } from "@rosette/contract/accents"
import type { CSSProperties } from "react"

type Style = CSSProperties & Record<`--${string}`, string>

/** An event's own colour in both schemes, for a style sheet that uses `--accent-light` and `--accent-dark`; undefined for none. */
export function accentStyle(accent: Accent | null | undefined): Style | undefined {
  if (!accent) return undefined
  const { light, dark } = ACCENT_COLOURS[accent]
  return { "--accent-light": light, "--accent-dark": dark }
}
