import type { Stage } from "@rosette/contract/ceremony"
import { percentText, pointsText } from "@rosette/domain/contest/counted-score"
import { nameOrHidden } from "@rosette/domain/entries/entry-names"
import { type CSSProperties, useState } from "react"
import classes from "./stage-picture.module.css"
import { WholeWords } from "./whole-words.tsx"

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
  const hasPhotos = count > 1 && count < TOO_MANY_FOR_PHOTOS && winners.some(({ imageUrl }) => imageUrl !== null)
  const sizes: CSSProperties & Record<`--${string}`, number> = {
    "--columns": columnsFor(count),
    "--columns-upright": columnsUpright(count),
    "--name": nameSize(count),
  }
  return (
    <ul className={classes.winners} style={sizes}>
      {winners.map((winner) => (
        <li key={winner.votingId} className={classes.winner}>
          {hasPhotos && <StagePhoto winner={winner} />}
          <WinnerWords winner={winner} isAlone={count === 1} />
        </li>
      ))}
    </ul>
  )
}

/** If the entry hides its name, its voting ID is shown instead, as on the public page. */
function WinnerWords({ winner, isAlone }: { winner: Winner; isAlone: boolean }) {
  const { entryName, ownerParticipant, votingId, score } = winner
  return (
    <div className={classes.words}>
      <p className={classes.winnerWordsName} dir="auto" data-few-lines={isAlone || undefined}>
        <WholeWords text={nameOrHidden(winner)} />
      </p>
      {ownerParticipant && (
        <p className={classes.owner} dir="auto">
          <WholeWords text={ownerParticipant} />
        </p>
      )}
      {(entryName || score) && (
        <p className={classes.facts}>
          {entryName && `No.\u00a0${votingId}`}
          {entryName && score && " · "}
          {score && <CountedPercent score={score} />}
        </p>
      )}
    </div>
  )
}

/** A percent that counts up to its number, which stands in the text from the beginning. */
const CountedPercent = ({ score }: { score: NonNullable<Winner["score"]> }) => {
  const [whole = "", decimal = ""] = percentText(score).split(/(?=[.%])/)
  return (
    <>
      <span className={classes.counted}>
        <span className={classes.number}>{whole}</span>
        <span className={classes.count} data-count={countTo(Number(whole))} aria-hidden="true" />
      </span>
      {`${decimal === "%" ? "" : decimal}% · `}
      {pointsText(score)}
    </>
  )
}

/** "0" to the number, one below the other. */
const countTo = (number: number): string => Array.from({ length: number + 1 }, (_, count) => count).join("\n")

/** The photo, once it is there as a whole; where there is none, or it fails to load, initials on a tone take its place. */
export function StagePhoto({ winner: { imageUrl, entryName, votingId } }: { winner: Winner }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const [form, setForm] = useState<"upright" | "wide" | null>(null)
  if (!imageUrl || failedUrl === imageUrl)
    return (
      <div className={classes.photo} data-initials aria-hidden="true">
        <span>{initialsOf(entryName || votingId)}</span>
      </div>
    )
  return (
    <div className={classes.photo} data-form={form ?? undefined}>
      <img
        src={imageUrl}
        alt=""
        onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
          setForm(naturalHeight > naturalWidth ? "upright" : "wide")
        }
        onError={() => setFailedUrl(imageUrl)}
      />
    </div>
  )
}

/** "BC" of "Blue Comet"; the first letters of the first two words, or all of a short voting ID. */
const initialsOf = (name: string): string => {
  const pieces = name.split(/\s+/).filter(Boolean)
  return pieces.length > 1
    ? pieces
        .slice(0, 2)
        .map((piece) => [...piece][0])
        .join("")
    : name.slice(0, 3)
}
