import classes from "../judges.module.css"
import { qrPath } from "./judge-link.ts"

/** The QR code that opens the judge login with this code; always dark on white, as cameras want it. */
export function JudgeQr({ name, link }: { name: string; link: string }) {
  const { side, path } = qrPath(link)
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={`QR code that signs in ${name}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
