import { lazy, type ReactNode, useState } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import type { ResultFacts } from "../counted-points.ts"
import type { EntryResult } from "../entry-result.ts"
import type { Provisional } from "../outstanding/words.ts"

const ExplanationPanel = lazy(async () => ({ default: (await import("./explanation-panel.tsx")).ExplanationPanel }))

type Asked = { entryId: number; isOpen: boolean }
type Props = {
  eventId: number
  entryById: ReadonlyMap<number, EntryResult>
  occasion: string
  provisional: Provisional | null
  facts: ResultFacts
}

/** The panel with the reasons for an entry's place, and a function that opens it. It closes if the entry is gone. */
export function useExplanation({ eventId, entryById, occasion, provisional, facts }: Props): {
  open: (entryId: number) => void
  isOpen: boolean
  panel: ReactNode
} {
  const [asked, setAsked] = useState<Asked | null>(null)
  const result = asked && entryById.get(asked.entryId)
  const isOpen = asked?.isOpen === true && result !== undefined
  return {
    open: (entryId) => setAsked({ entryId, isOpen: true }),
    isOpen,
    panel: (
      <LazyDialog isOpen={isOpen}>
        {(isShown) =>
          result && (
            <ExplanationPanel
              eventId={eventId}
              result={result}
              entryById={entryById}
              occasion={occasion}
              provisional={provisional}
              facts={facts}
              isOpen={isShown}
              onClose={() => setAsked({ entryId: result.entryId, isOpen: false })}
            />
          )
        }
      </LazyDialog>
    ),
  }
}
