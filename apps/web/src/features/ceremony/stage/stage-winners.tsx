import type { Stage } from "@rosette/contract"
import { type CSSProperties, useState } from "react"
import { formatPercent } from "../../../lib/format.ts"
import classes from "./stage.module.css"

type Winner = Stage["winners"][number]

/** From this number on there is no room for photos. */
const TOO_MANY_FOR_PHOTOS = 9

/** Columns for a number of winners who stand side by side. */
const columnsFor = (count: number) => (count <= 4 ? count : count <= 9 ? Math.ceil(count / 2) : 4)
const columnsUpright = (count: number) => (count <= 3 ? 1 : 2)

/** The winners of a line; several share the screen. */
export function StageWinners({ winners }: Pick<Stage, "winners">) {
  const columns: CSSProperties & { "--columns": number; "--columns-upright": number } = {
    "--columns": columnsFor(winners.length),
    "--columns-upright": columnsUpright(winners.length),
  }
  return (
    <ul className={classes.winners} data-single={winners.length === 1 || undefined} style={columns}>
      {winners.map((winner) => (
        <li key={winner.votingId} className={classes.winner}>
          {winners.length < TOO_MANY_FOR_PHOTOS && <Photo imageUrl={winner.imageUrl} />}
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
function Photo({ imageUrl }: Pick<Winner, "imageUrl">) {
  const [hasFailed, setFailed] = useState(false)
  if (!imageUrl || hasFailed) return null
  return (
    <div className={classes.photo}>
      <img src={imageUrl} alt="" onError={() => setFailed(true)} />
    </div>
  )
}
