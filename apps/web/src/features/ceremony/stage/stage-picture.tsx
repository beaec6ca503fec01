import type { Stage } from "@rosette/contract/ceremony"
import { metalOfPlace } from "@rosette/domain/ceremony/metals"
import type { Prize } from "@rosette/domain/ceremony/run-order"
import { PrizeRosette } from "../../../ui/figures/prize-rosette.tsx"
import { RosetteMark } from "../../../ui/page/logo.tsx"
import { type FitAttempts, useFit } from "../../../ui/paper/use-fit.ts"
import { stagePrize } from "./prizes.ts"
import classes from "./stage-picture.module.css"
import { StagePhoto, StageWinners } from "./stage-winners.tsx"
import { WholeWords } from "./whole-words.tsx"

/**
 * Scale 1 is for the shortest names. A single winner's name has two lines, else three, if it is large enough then; words are
 * broken, at a hyphen first, only if they would be too small to read unbroken.
 */
const ATTEMPTS: FitAttempts = [
  { breaks: "words", most: 1, least: 0.28, mostLines: 2 },
  { breaks: "words", most: 1, least: 0.25, mostLines: 3 },
  { breaks: "words", most: 1, least: 0.2 },
  { breaks: "hyphens", most: 0.4, least: 0.15 },
  { breaks: "anywhere", most: 0.4, least: 0.05 },
]

/** What a stage shows, as large as fits the box around it. */
export function StagePicture({ stage }: { stage: Stage }) {
  const { shows, title, eventName } = stage
  const heading = shows === "event" ? eventName : (title ?? eventName)
  const prize = stagePrize(stage)
  return (
    <>
      {shows === "winners" && <Frame prize={prize} />}
      <Picture key={`${shows} ${heading}`} stage={stage} heading={heading} prize={prize} />
    </>
  )
}

/** A frame in the colour of the prize, with rays for the overall winner. */
function Frame({ prize }: { prize: Prize | null }) {
  return <div className={classes.frame} data-metal={prize?.metal} data-first={prize?.place === 1 || undefined} />
}

/** Remounted for each picture, so that its animation plays once. */
function Picture({ stage, heading, prize }: { stage: Stage; heading: string; prize: Prize | null }) {
  const { shows, winners, kind, also } = stage
  const box = useFit<HTMLDivElement>(stage, ATTEMPTS)
  const [single] = winners.length === 1 ? winners : []
  return (
    <div
      ref={box}
      className={classes.picture}
      data-shows={shows}
      data-kind={kind ?? undefined}
      data-metal={prize?.metal}
      data-single={single ? true : undefined}
      data-first={prize?.place === 1 || undefined}
      aria-live="polite"
    >
      {single && <StagePhoto key={single.votingId} winner={single} />}
      <div className={classes.head}>
        {shows === "winners" && prize ? (
          <PrizeRosette prize={prize} className={classes.prize} />
        ) : (
          kind !== "text" && <EventMark logoUrl={stage.logoUrl} />
        )}
        <h1 className={classes.title} dir="auto">
          <WholeWords text={heading} />
          {also.map((award) => (
            <span key={award} className={classes.also}>
              <WholeWords text={award} />
            </span>
          ))}
        </h1>
      </div>
      {shows === "winners" && <StageWinners winners={winners} />}
    </div>
  )
}

/** The event's own logo, else the rosette. */
const EventMark = ({ logoUrl }: Pick<Stage, "logoUrl">) =>
  logoUrl ? <img className={classes.logo} src={logoUrl} alt="" /> : <RosetteMark className={classes.rosette} />

/** Second and third step onto the podium when they are revealed, and stay; the step in the middle waits for the winner. */
export function Podium({ stage: { podium, shows, place: announced } }: { stage: Stage }) {
  if (podium.length === 0) return null
  return (
    <ol className={classes.podium} aria-label="Podium">
      {[2, 1, 3].map((place) => (
        <PodiumStep
          key={place}
          place={place}
          names={podium.find((step) => step.place === place)?.names ?? []}
          isNow={shows === "winners" && place === announced}
        />
      ))}
    </ol>
  )
}

/** From this number of names on a step is shared by too many for a line each. */
const TOO_MANY_ON_A_STEP = 4

const podiumTexts = (names: readonly string[]) => (names.length < TOO_MANY_ON_A_STEP ? names : [names.join(" · ")])

/** A step and who stands on it; the winner's name stands above the podium, in large. */
const PodiumStep = ({ place, names, isNow }: { place: number; names: string[]; isNow: boolean }) => (
  <li
    className={classes.place}
    data-place={place}
    data-metal={metalOfPlace(place)}
    data-taken={names.length > 0 || isNow || undefined}
    data-now={isNow || undefined}
  >
    <div className={classes.podiumNames}>
      {podiumTexts(names).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same name, and the order never changes
        <p key={index} className={classes.podiumName} data-shares={names.length > 1 || undefined} dir="auto">
          {text}
        </p>
      ))}
    </div>
    <span className={classes.step} aria-hidden="true">
      {place}
    </span>
  </li>
)
