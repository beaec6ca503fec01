import { Button } from "@mantine/core"
import { TIMINGS_MS } from "@rosette/contract/limits"
import { IconLogout } from "@tabler/icons-react"
import { useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { plural } from "../../../lib/format.ts"
import { PetalRing } from "../../../ui/figures/petal-ring.tsx"
import { useDesk, usePlace } from "../desk/desk-context.ts"
import { sentText } from "../desk/words.ts"
import { EntryList } from "./entry-list.tsx"
import type { ListedEntry } from "./listed-entries.ts"
import classes from "./side-cards.module.css"
import type { Position } from "./use-position.ts"

/** Later than the automatic move to the next entry, so that the two do not compete for the focus. */
const SHOWN_AFTER_MS = TIMINGS_MS.autoAdvance + 300

type Props = {
  entries: readonly ListedEntry[]
  position: Position
  /** Whether the last sheet was submitted just now: the screen then scrolls here. */
  isNew: boolean
  /** Whether judges share the entries: then others may have judged some. */
  isShared?: boolean
  onExit: () => void
}

/** Shown when all entries are judged: whether everything is sent, the sheets to read again, and the exit. */
export function FinishCard({ entries, position, isNew, isShared = false, onExit }: Props) {
  const { saving, session } = useDesk()
  const place = usePlace()
  const heading = useScrollHere(isNew)
  const pending = [...saving.pending().values()]
  const notes = saving.notes().size
  const needJudge = pending.filter(({ state }) => state === "needs-you").length
  const read = (entryId: number) => {
    flushSync(() => position.goTo(entryId))
    const sheet = document.querySelector("main article")
    sheet?.scrollIntoView({ block: "start" })
    sheet?.querySelector("h2")?.focus({ preventScroll: true })
  }
  return (
    <section className={classes.finishCardCard} aria-labelledby="finish">
      <PetalRing value={1} max={1} size={88} className={classes.mark} />
      <div className={classes.text}>
        <h2 id="finish" ref={heading} tabIndex={-1}>
          {isShared
            ? "Nothing more is needed of you."
            : position.count === 1
              ? "The one entry is judged."
              : `All ${position.count} judged.`}
        </h2>
        <p role="status">
          {pending.length === 0 && notes > 0
            ? `${plural(notes, "note to the organizer", "notes to the organizer")} not sent yet.`
            : sentText({
                waiting: pending.length,
                needJudge,
                place,
                session,
                see: `Tap “${pending.length} waiting” below`,
              })}
        </p>
      </div>
      <Button
        variant={pending.length === 0 ? "filled" : "default"}
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={onExit}
      >
        Leave judging
      </Button>
      {place.where === "phone" && (
        <div className={classes.list}>
          <h3>Read them again</h3>
          <EntryList listed={entries} selectedId={position.entry.id} isTall={false} onSelect={read} />
        </div>
      )}
    </section>
  )
}

/** Scrolls to the heading and focuses it after a delay, unless the judge has typed or opened something in between. */
function useScrollHere(isNew: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    const stay = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      if (document.querySelector("[aria-modal=true]")) return
      heading.current?.scrollIntoView({ block: "center" })
      heading.current?.focus({ preventScroll: true })
    }, SHOWN_AFTER_MS)
    document.addEventListener("input", stay)
    return () => {
      stay()
      document.removeEventListener("input", stay)
    }
  }, [isNew])
  return heading
}
