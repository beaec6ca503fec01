import type { SnapshotBody } from "@rosette/contract/snapshots"
import { useState } from "react"
import { RosetteMark } from "../../../../ui/page/logo.tsx"
import type { Placard } from "../content/winner-papers.ts"
import { FitText } from "./fit-text.tsx"
import classes from "./placard.module.css"
import { Sheet } from "./sheet.tsx"

type Props = { placard: Placard; event: SnapshotBody["event"] }

/** The sign beside a winning entry: its titles, and what everybody may read. */
export function PlacardSheet({ placard: { entry, titles }, event }: Props) {
  const { name, owner, votingId, className, imageUrl } = entry
  return (
    <Sheet orientation="portrait" label={`Placard: ${name}`} hidesEvent>
      <div className={classes.placard}>
        <FitText className={classes.event}>{event.name}</FitText>
        <RosetteMark tone="gold" className={classes.rosette} />
        <FitText className={classes.titles}>
          {titles.map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two awards may have the same name, and the order never changes
            <p key={index} dir="auto">
              {title}
            </p>
          ))}
        </FitText>
        <Photo key={imageUrl} imageUrl={imageUrl} />
        <FitText className={classes.name}>{name}</FitText>
        {owner && <FitText className={classes.owner}>{owner}</FitText>}
        <FitText className={classes.facts}>{[`Voting ID ${votingId}`, className].filter(Boolean).join(" · ")}</FitText>
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
