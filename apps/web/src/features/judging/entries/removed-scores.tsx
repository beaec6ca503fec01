import { contentOf, isBlank } from "@rosette/outbox/sheet-content"
import { entryLabel } from "../../../offline/entry-label.ts"
import { ownSheetsAsText } from "../../../offline/sheet-text.ts"
import { CopyButton } from "../../../ui/text/copy-button.tsx"
import { useDesk, usePlace } from "../desk/desk-context.ts"
import { usePending } from "../desk/waiting-states.ts"
import { placeText } from "../desk/words.ts"
import classes from "./removed-entry.module.css"
import type { Removed } from "./use-position.ts"

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
          ? `What you had put on its sheet ${placeText("ofRemovedEntry", place)}:`
          : "What you had put on its sheet:"}
      </p>
      <pre className={classes.text}>{text}</pre>
      <CopyButton text={text} of="scores" />
    </>
  )
}
