import type { Entry } from "@rosette/contract/entries"
import type { SheetSum } from "@rosette/outbox/sheet-content"
import { IconChevronDown } from "@tabler/icons-react"
import { memo, type ReactNode, type Ref, useId, useState } from "react"
import { briefOf, NO_PHOTO, shownName, shownOwner, shownPlace } from "../desk/entry-names.ts"
import classes from "./entry-card.module.css"
import { EntryPhoto, NoPhoto } from "./entry-photo.tsx"
import { FoldedText } from "./folded-text.tsx"
import type { Position } from "./use-position.ts"

type HeadProps = {
  position: Position
  sum: SheetSum
  headingRef: Ref<HTMLHeadingElement>
  onPhotoFailed: (imageUrl: string) => void
}

/** Stays visible while a judge scores: the entry, its position, and the running total. */
export function EntryHead({ position: { entry, index, count }, sum, headingRef, onPhotoFailed }: HeadProps) {
  return (
    <EntryHeadTexts
      photo={<EntryPhoto entry={entry} isThumbnail onFailed={onPhotoFailed} />}
      headingRef={headingRef}
      name={shownName(entry)}
      votingId={entry.votingId}
      place={shownPlace(index, count)}
      points={sum.scored ? sum.points : null}
      max={sum.max}
    />
  )
}

type HeadTextsProps = {
  photo: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  name: string
  votingId: string
  place: string
  /** Null if nothing is scored. */
  points: ReactNode | null
  max: ReactNode
}

/** The same from texts, of which the page's HTML has only the places. */
export function EntryHeadTexts({ photo, headingRef, name, votingId, place, points, max }: HeadTextsProps) {
  return (
    <div className={classes.head}>
      {photo}
      <div className={classes.who}>
        <h2 ref={headingRef} tabIndex={-1} className={classes.name}>
          {name}
        </h2>
        <p className={classes.where} aria-live="polite">
          <span>{`Entry #${votingId}`}</span>
          <span>{place}</span>
        </p>
      </div>
      <p className={classes.total}>
        <span className={classes.totalLabel}>Total</span>
        <span className={classes.points} translate="no">
          <b data-none={points === null || undefined}>{points ?? "–"}</b> / {max}
        </span>
      </p>
    </div>
  )
}

/** Longer names and IDs may be cut in the head, which has two lines. */
const IN_HEAD_CHARS = 30

type FactsProps = {
  entry: Entry
  isPhone: boolean
  /** The address of a photo that could not be loaded. */
  failedUrl: string | null
}

/** The facts of the entry: on a phone in a line or two, and all of them after a tap. */
export const EntryFacts = memo(function EntryFacts({ entry, isPhone, failedUrl }: FactsProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const hasPhoto = !!entry.imageUrl && entry.imageUrl !== failedUrl
  if (!isPhone) return <AllFacts entry={entry} photo={!hasPhoto && <NoPhoto />} isPhone={false} />
  return (
    <>
      <button
        type="button"
        className={classes.brief}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{isOpen ? "Details" : <Brief {...briefOf(entry)} hasPhoto={hasPhoto} />}</span>
        <IconChevronDown size={20} aria-hidden />
      </button>
      <div id={id}>{isOpen && <AllFacts entry={entry} photo={<EntryPhoto entry={entry} />} isPhone />}</div>
    </>
  )
})

type BriefProps = { hasPhoto: boolean; isVehicle: boolean; text: string }

/** The facts in a line, cut after two. */
const Brief = ({ hasPhoto, isVehicle, text }: BriefProps) => (
  <>
    {!hasPhoto && <span className={classes.none}>{NO_PHOTO}</span>}{" "}
    {isVehicle && <span className={classes.term}>Vehicle</span>} {text}
  </>
)

/** What the facts show before the app runs, when nobody can open them. */
export const EarlyFacts = ({ text }: { text: string }) => (
  <div className={classes.brief} data-facts>
    <span>
      <Brief hasPhoto={false} isVehicle text={text} />
    </span>
    <IconChevronDown size={20} aria-hidden style={{ visibility: "hidden" }} />
  </div>
)

/** On a phone beside the large photo. A desk shows photo and ID only in the head, or the text that there is no photo. */
function AllFacts({ entry, photo, isPhone }: { entry: Entry; photo: ReactNode; isPhone: boolean }) {
  const owner = shownOwner(entry)
  const name = shownName(entry)
  return (
    <div className={classes.facts}>
      {photo}
      <dl className={classes.list}>
        {name.length > IN_HEAD_CHARS && (
          <div>
            <dt>Name</dt>
            <dd>{name}</dd>
          </div>
        )}
        {(isPhone || entry.votingId.length > IN_HEAD_CHARS) && (
          <div>
            <dt>Voting ID</dt>
            <dd className={classes.id}>{entry.votingId}</dd>
          </div>
        )}
        {entry.description && (
          <div>
            <dt>Vehicle</dt>
            <dd>
              <FoldedText key={entry.id}>{entry.description}</FoldedText>
            </dd>
          </div>
        )}
        {owner && (
          <div>
            <dt>Owner/Participant</dt>
            <dd>{owner}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
