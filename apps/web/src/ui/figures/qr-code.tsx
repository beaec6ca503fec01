import { qrPath } from "../../lib/qr-path.ts"
import classes from "./figures.module.css"

/** A link as a QR code; always dark on white, so that cameras can read it. */
export function QrCode({ link, label }: { link: string; label: string }) {
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
