import type { SnapshotBody } from "@rosette/contract/snapshots"
import { useState } from "react"
import { accentStyle } from "../../../lib/accent-style.ts"
import { RosetteMark } from "../../../ui/page/logo.tsx"
import { FitText, Sheet } from "../../../ui/paper/sheet.tsx"
import classes from "./sheets.module.css"
import type { Placard } from "./winner-papers.ts"

type Props = { placard: Placard; event: SnapshotBody["event"] }

/** The sign beside a winning entry: its titles, and what everybody may read. */
export function PlacardSheet({ placard: { entry, titles }, event }: Props) {
  const { name, owner, votingId, className, imageUrl } = entry
  return (
    <Sheet orientation="portrait" label={`Placard: ${name}`} hidesEvent>
      <div className={classes.placard} style={accentStyle(event.accent)} data-accent={event.accent ?? undefined}>
        <FitText className={classes.placardEvent}>{event.name}</FitText>
        {event.logoUrl ? (
          <img className={classes.placardLogo} src={event.logoUrl} alt="" />
        ) : (
          <RosetteMark tone="gold" className={classes.placardRosette} />
        )}
        <FitText className={classes.placardTitles}>
          {titles.map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two awards may have the same name, and the order never changes
            <p key={index} dir="auto">
              {title}
            </p>
          ))}
        </FitText>
        <Photo key={imageUrl} imageUrl={imageUrl} />
        <FitText className={classes.placardName}>{name}</FitText>
        {owner && <FitText className={classes.placardOwner}>{owner}</FitText>}
        <FitText className={classes.placardFacts}>
          {[`Voting ID ${votingId}`, className].filter(Boolean).join(" · ")}
        </FitText>
      </div>
    </Sheet>
  )
}

/** Nothing if there is none, or it fails to load. */
function Photo({ imageUrl }: { imageUrl: string | null }) {
  const [hasFailed, setFailed] = useState(false)
  if (!imageUrl || hasFailed) return null
  return (
    <div className={classes.photo}>
      <img src={imageUrl} alt="" onError={() => setFailed(true)} />
    </div>
  )
}
