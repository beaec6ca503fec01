import { Button } from "@mantine/core"
import { contentOf, isBlank } from "@rosette/outbox/sheet-content"
import { useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { entryLabel } from "../../../offline/entry-label.ts"
import { ownSheetsAsText } from "../../../offline/sheet-text.ts"
import { CopyButton } from "../../../ui/text/copy-button.tsx"
import { useArmed } from "../desk/armed.tsx"
import { useDesk, usePlace } from "../desk/desk-context.ts"
import { shownName } from "../desk/entry-names.ts"
import { usePending } from "../desk/waiting-states.ts"
import { placeText } from "../desk/words.ts"
import classes from "./entry-card.module.css"
import type { Removed } from "./use-position.ts"

/** Replaces the sheet when the organizer removes the shown entry. No other entry is shown before the judge has read this. */
export function RemovedEntry({ removed }: { removed: Removed }) {
  const { entry, following, leave } = removed
  const heading = useRef<HTMLHeadingElement>(null)
  const { isArmed } = useArmed(entry.id)
  useEffect(() => heading.current?.focus(), [])
  const goOn = () => {
    if (!isArmed) return
    flushSync(leave)
    document.getElementById("main")?.focus()
  }
  return (
    <section className={classes.removed} role="alert" aria-labelledby="removed">
      <h2 id="removed" ref={heading} tabIndex={-1}>{`Entry ${entry.votingId} was removed by the organizer`}</h2>
      <p>{`${shownName(entry)} is no longer part of this event, and its scores do not count any more.`}</p>
      <RemovedScores removed={removed} />
      <OthersWaiting entryId={entry.id} />
      <Button size="lg" className={classes.on} aria-disabled={!isArmed || undefined} onClick={goOn}>
        {following ? `Go on with ${shownName(following)}` : "Go on"}
      </Button>
    </section>
  )
}

/** What else waits here: the bar that says so otherwise belongs to a sheet. Other removed entries are named. */
function OthersWaiting({ entryId }: { entryId: number }) {
  const desk = useDesk()
  const present = new Set(desk.workspace.entries.map(({ id }) => id))
  const others = [...usePending(desk)].filter(([id]) => id !== entryId)
  const gone = others.flatMap(([id, { label }]) => (present.has(id) ? [] : [label]))
  if (others.length === 0) return null
  return (
    <p role="status">
      {others.length === 1 ? "1 more score sheet waits here." : `${others.length} more score sheets wait here.`}
      {gone.length > 0 && ` Also removed: ${gone.join(", ")}. “Waiting” on the next sheet lists what you typed.`}
    </p>
  )
}

/** The judge's scores on the sheet of a removed entry, to be read and copied. */
export function RemovedScores({ removed }: { removed: Removed }) {
  const { entry, workspace } = removed
  const place = usePlace()
  const pending = usePending(useDesk()).get(entry.id)
  const stored = workspace.sheets.find(({ entryId }) => entryId === entry.id)
  const content = pending?.content ?? contentOf(stored)
  if (isBlank(content)) return null
  const isSubmitted = pending?.isSubmitted ?? stored?.isSubmitted ?? false
  const text = ownSheetsAsText(workspace, [{ label: entryLabel(entry), content, isSubmitted }])
  return (
    <>
      <p>
        {pending
          ? `What you entered on its sheet ${placeText("ofRemovedEntry", place)}:`
          : "What you entered on its sheet:"}
      </p>
      <pre className={classes.removedEntryText}>{text}</pre>
      <CopyButton text={text} of="scores" />
    </>
  )
}
