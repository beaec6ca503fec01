import type { Stage } from "@rosette/contract/ceremony"
import { useEffect, useState } from "react"
import { trpcClient } from "../../../lib/trpc-client.ts"
import { QrCode } from "../../../ui/figures/qr-code.tsx"
import { useFit } from "../../../ui/paper/use-fit.ts"
import classes from "./stage.module.css"

type Props = { closing: NonNullable<Stage["closing"]>; eventName: string }

/** The last slide: all winners, the overall winner first, and the way to the public page to photograph. */
export function ClosingSlide({ closing: { lines, publicPath }, eventName }: Props) {
  const box = useFit<HTMLDivElement>(lines)
  return (
    <div className={classes.slide} data-page={publicPath !== null || undefined}>
      <h1 className={classes.event} dir="auto">
        {eventName}
      </h1>
      <div ref={box} className={classes.box}>
        <dl className={classes.winners}>
          {lines.toReversed().map(({ title, names }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two awards may have the same name, and the order never changes
            <div key={index} className={classes.line}>
              <dt dir="auto">{title}</dt>
              <dd dir="auto">{names.length > 0 ? names.join(" · ") : "Nobody"}</dd>
            </div>
          ))}
        </dl>
      </div>
      {publicPath !== null && <PageCode path={publicPath} />}
    </div>
  )
}

function PageCode({ path }: { path: string }) {
  const address = useSiteAddress()
  return (
    <figure className={classes.page}>
      <QrCode link={`${address}${path}`} label="QR code of the results" />
      <figcaption>All results on your phone</figcaption>
    </figure>
  )
}

/** Where the audience reaches this server: its configured address, and this page's until that is known. */
function useSiteAddress(): string {
  const [address, setAddress] = useState(window.location.origin)
  useEffect(() => {
    let isGone = false
    trpcClient.session.current
      .query()
      .then(({ publicUrl }) => {
        if (publicUrl && !isGone) setAddress(publicUrl.replace(/\/+$/, ""))
      })
      // Without an answer the address of this page is the best that is known.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return address
}
