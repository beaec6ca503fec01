import type { Criterion } from "@rosette/contract/criteria"
import { lazy } from "react"
import { trpc } from "../../../lib/trpc.ts"
import { MoreMenu } from "../../../ui/actions/more-menu.tsx"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"

const WordsDialog = lazy(() => import("./words-dialog.tsx").then((m) => ({ default: m.WordsDialog })))

/** The menu of the criteria, with the words that they are shown in. */
export function WordsMenu({ eventId, criteria }: { eventId: number; criteria: readonly Criterion[] }) {
  const words = trpc.organizer.words.useQuery({ eventId }).data
  const { isOpen, turn, open, close } = useOpened(null)
  const change = { key: "words", label: "Words and sections…", isDisabled: !words, onPress: () => open(null) }
  return (
    <>
      <MoreMenu label="More for the criteria" items={[change]} />
      {words && (
        <LazyDialog key={turn} isOpen={isOpen}>
          {(isShown) => (
            <WordsDialog eventId={eventId} words={words} criteria={criteria} isOpen={isShown} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  )
}
