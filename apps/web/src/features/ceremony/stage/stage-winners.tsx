import type { Stage } from "@rosette/contract/publishing/ceremony"
import { scoreText } from "@rosette/domain/results/counted-score"
import { type CSSProperties, useState } from "react"
import classes from "./stage-picture.module.css"
import { WholeWords } from "./whole-words.tsx"
import words from "./winner-words.module.css"

type Winner = Stage["winners"][number]

/** From this number of winners on there is no room for photos. */
const TOO_MANY_FOR_PHOTOS = 9

/** The number of columns for several winners. */
const columnsFor = (count: number) => (count <= 4 ? count : count <= 9 ? Math.ceil(count / 2) : 4)
const columnsUpright = (count: number) => (count <= 3 ? 1 : 2)

/** The largest size of a name, in units of the screen: for one winner, and the minimum for many. */
const [ALONE, LEAST] = [22, 5]
const nameSize = (count: number) => Math.max(LEAST, ALONE / count ** 0.75)

/** The winners of a line; several are in columns, and the photo of a single one is beside the title. */
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
          <WinnerWords winner={winner} isAlone={count === 1} />
        </li>
      ))}
    </ul>
  )
}

/** If the entry hides its name, its voting ID is shown instead, as on the public page. */
function WinnerWords({ winner, isAlone }: { winner: Winner; isAlone: boolean }) {
  const { entryName, ownerParticipant, votingId, score } = winner
  const facts = [entryName && `No.\u00a0${votingId}`, score && scoreText(score)].filter(Boolean)
  return (
    <div className={words.words}>
      <p className={words.name} dir="auto" data-few-lines={isAlone || undefined}>
        <WholeWords text={entryName || `Entry ${votingId}`} />
      </p>
      {ownerParticipant && (
        <p className={words.owner} dir="auto">
          <WholeWords text={ownerParticipant} />
        </p>
      )}
      {facts.length > 0 && <p className={words.facts}>{facts.join(" · ")}</p>}
    </div>
  )
}

/** Its space is reserved while it loads; nothing if there is none, or it fails to load. */
export function StagePhoto({ imageUrl }: Pick<Winner, "imageUrl">) {
  const [hasFailed, setFailed] = useState(false)
  const [isUpright, setUpright] = useState(false)
  if (!imageUrl || hasFailed) return null
  return (
    <div className={classes.photo} data-upright={isUpright || undefined}>
      <img
        src={imageUrl}
        alt=""
        onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) => setUpright(naturalHeight > naturalWidth)}
        onError={() => setFailed(true)}
      />
    </div>
  )
}
