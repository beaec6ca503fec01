import type { Stage } from "@rosette/contract"
import { type CSSProperties, useState } from "react"
import { formatPercent } from "../../../lib/format.ts"
import classes from "./stage-picture.module.css"

type Winner = Stage["winners"][number]

/** From this number on there is no room for photos. */
const TOO_MANY_FOR_PHOTOS = 9

/** Columns for a number of winners who stand side by side. */
const columnsFor = (count: number) => (count <= 4 ? count : count <= 9 ? Math.ceil(count / 2) : 4)
const columnsUpright = (count: number) => (count <= 3 ? 1 : 2)

/** The largest size of a name, in units of the screen: many share what one has alone. */
const [ALONE, LEAST] = [22, 5]
const nameSize = (count: number) => Math.max(LEAST, ALONE / count ** 0.75)

/** The winners of a line; several share the screen, and the photo of one alone stands beside the title. */
export function StageWinners({ winners }: Pick<Stage, "winners">) {
  const count = winners.length
  const sizes: CSSProperties & Record<`--${string}`, number> = {
    "--columns": columnsFor(count),
    "--columns-upright": columnsUpright(count),
    "--name": nameSize(count),
  }
  return (
    <ul className={classes.winners} style={sizes}>
      {winners.map((winner) => (
        <li key={winner.votingId} className={classes.winner}>
          {count > 1 && count < TOO_MANY_FOR_PHOTOS && <StagePhoto imageUrl={winner.imageUrl} />}
          <WinnerWords winner={winner} />
        </li>
      ))}
    </ul>
  )
}

/** Where the entry does not show its name, its voting ID stands there. */
function WinnerWords({ winner }: { winner: Winner }) {
  const { entryName, ownerParticipant, votingId, percent } = winner
  const facts = [entryName && `Voting ID ${votingId}`, percent !== null && formatPercent(percent)].filter(Boolean)
  return (
    <div className={classes.words}>
      <p className={classes.name} dir="auto">
        {entryName || `Voting ID ${votingId}`}
      </p>
      {ownerParticipant && (
        <p className={classes.owner} dir="auto">
          {ownerParticipant}
        </p>
      )}
      {facts.length > 0 && <p className={classes.facts}>{facts.join(" · ")}</p>}
    </div>
  )
}

/** Its place is kept while it loads; nothing where there is none, or none can be had. */
export function StagePhoto({ imageUrl }: Pick<Winner, "imageUrl">) {
  const [hasFailed, setFailed] = useState(false)
  if (!imageUrl || hasFailed) return null
  return (
    <div className={classes.photo}>
      <img src={imageUrl} alt="" onError={() => setFailed(true)} />
    </div>
  )
}
