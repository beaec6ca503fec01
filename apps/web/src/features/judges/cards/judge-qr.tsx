import { qrPath } from "../../../lib/qr-path.ts"
import classes from "../judges.module.css"

type Props = { name: string; link: string; label?: string }

/** The QR code that opens the judge login with this code; always dark on white, as cameras want it. */
export function JudgeQr({ name, link, label = `QR code that signs in ${name}` }: Props) {
  const { side, path } = qrPath(link)
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
