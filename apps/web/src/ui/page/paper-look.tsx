import { accentStyle } from "../../lib/accent-style.ts"
import { hideBroken } from "../states/drawing.tsx"
import classes from "./paper-look.module.css"

type Props = { logoUrl?: string | null | undefined; accent?: Parameters<typeof accentStyle>[0] }

/**
 * At the head of a printed page: the event's own logo above a line in its colour, and nothing for an event without them. It is always
 * rendered, so that the logo is loaded before the page is printed.
 */
export function PaperLook({ logoUrl, accent }: Props) {
  if (!logoUrl && !accent) return null
  return (
    <div data-print="only" className={classes.look} style={accentStyle(accent)} data-accent={accent ?? undefined}>
      {logoUrl && <img src={logoUrl} alt="" onError={hideBroken} />}
    </div>
  )
}
