import type { Entry } from "@rosette/contract/entries"
import { STATUS_WORDS } from "@rosette/domain/entries/entry-status"
import type { SheetSum } from "@rosette/outbox/sheet-content"
import { IconChevronDown, IconDots } from "@tabler/icons-react"
import { memo, type ReactNode, type Ref, useId, useState } from "react"
import { briefOf, NO_PHOTO, shownName, shownOwner, shownPlace } from "../desk/entry-names.ts"
import classes from "./entry-card.module.css"
import type { EntryGroup } from "./entry-group.ts"
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
export function EntryHead({ position: { entry, group, index, count }, sum, headingRef, onPhotoFailed }: HeadProps) {
  return (
    <div className={classes.head}>
      <EntryPhoto entry={entry} isThumbnail onFailed={onPhotoFailed} />
      <div className={classes.who}>
        <h2 ref={headingRef} tabIndex={-1} className={classes.name}>
          {shownName(entry)}
        </h2>
        <p className={classes.where} aria-live="polite">
          <span>{`Entry #${entry.votingId}`}</span>
          <span>{index < 0 ? outText(entry, group) : shownPlace(index, count)}</span>
        </p>
      </div>
      <p className={classes.total}>
        <span className={classes.totalLabel}>Total</span>
        <span className={classes.points} translate="no">
          <b data-none={sum.scored === 0 || undefined}>{sum.scored === 0 ? "–" : sum.points}</b> / {sum.max}
        </span>
      </p>
    </div>
  )
}

/** In place of its position: why an entry has none. */
const outText = (entry: Entry, group: EntryGroup) =>
  group === "out" ? STATUS_WORDS[entry.status] : group === "aside" ? "Stepped aside" : "Not assigned to you"

/** Longer names and IDs may be cut in the head, which has two lines. */
const IN_HEAD_CHARS = 30

const MENU = "About this entry"

type FactsProps = {
  entry: Entry
  /** What the event calls the description. */
  term: string
  isPhone: boolean
  /** The address of a photo that could not be loaded. */
  failedUrl: string | null
  /** Opens the sheet's menu, which Test Mode does not have. */
  onMenu?: (() => void) | undefined
}

/** The facts of the entry: on a phone in a line or two, and all of them after a tap. Beside them, the sheet's menu. */
export const EntryFacts = memo(function EntryFacts({ entry, term, isPhone, failedUrl, onMenu }: FactsProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const hasPhoto = !!entry.imageUrl && entry.imageUrl !== failedUrl
  const menu = onMenu && (
    <button
      type="button"
      className={classes.menu}
      aria-haspopup="dialog"
      aria-label={MENU}
      title={MENU}
      onClick={onMenu}
    >
      <IconDots size={22} aria-hidden />
    </button>
  )
  if (!isPhone)
    return (
      <div className={classes.factsRow}>
        <AllFacts entry={entry} term={term} photo={!hasPhoto && <NoPhoto />} isPhone={false} />
        {menu}
      </div>
    )
  return (
    <>
      <div className={classes.factsRow}>
        <button
          type="button"
          className={classes.brief}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{isOpen ? "Details" : <Brief entry={entry} term={term} hasPhoto={hasPhoto} />}</span>
          <IconChevronDown size={20} aria-hidden />
        </button>
        {menu}
      </div>
      <div id={id}>{isOpen && <AllFacts entry={entry} term={term} photo={<EntryPhoto entry={entry} />} isPhone />}</div>
    </>
  )
})

/** The facts in a line, cut after two. */
function Brief({ entry, term, hasPhoto }: Pick<FactsProps, "entry" | "term"> & { hasPhoto: boolean }) {
  const { isDescription, text } = briefOf(entry)
  return (
    <>
      {!hasPhoto && <span className={classes.none}>{NO_PHOTO}</span>}{" "}
      {isDescription && <span className={classes.term}>{term}</span>} {text}
    </>
  )
}

type AllFactsProps = Pick<FactsProps, "entry" | "term" | "isPhone"> & { photo: ReactNode }

/** On a phone beside the large photo. A desk shows photo and ID only in the head, or the text that there is no photo. */
function AllFacts({ entry, term, photo, isPhone }: AllFactsProps) {
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
            <dt>{term}</dt>
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
