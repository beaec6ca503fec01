import { Button } from "@mantine/core"
import { useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { CopyButton } from "../../ui/copy-button.tsx"
import type { Desk } from "./desk.ts"
import { labelOf } from "./desk.ts"
import { shownName } from "./entry-names.ts"
import classes from "./removed-entry.module.css"
import { contentOf, isBlank } from "./sheet-content.ts"
import { sheetsAsText } from "./sheet-text.ts"
import { useArmed } from "./use-armed.ts"
import type { Removed } from "./use-position.ts"
import { usePending } from "./use-sheet.ts"

/** Stands where the sheet was when the organizer removes the entry on the desk: nothing else is taken before it is read. */
export function RemovedEntry({ desk, removed, where }: { desk: Desk; removed: Removed; where: string }) {
  const { entry, workspace, following, leave } = removed
  const heading = useRef<HTMLHeadingElement>(null)
  const { isArmed } = useArmed(entry.id)
  const pending = usePending(desk).get(entry.id)
  const stored = workspace.sheets.find(({ entryId }) => entryId === entry.id)
  const content = pending?.content ?? contentOf(stored)
  const isSubmitted = pending?.isSubmitted ?? stored?.isSubmitted ?? false
  const text = sheetsAsText(workspace, [{ label: labelOf(entry), content, isSubmitted }])
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
      {!isBlank(content) && (
        <>
          <p>{pending ? `What you had put on its sheet stays on this ${where}:` : "What you had put on its sheet:"}</p>
          <pre className={classes.text}>{text}</pre>
          <CopyButton text={text} of="scores" />
        </>
      )}
      <Button size="lg" aria-disabled={!isArmed || undefined} onClick={goOn}>
        {following ? `Go on with ${shownName(following)}` : "Go on"}
      </Button>
    </section>
  )
}
