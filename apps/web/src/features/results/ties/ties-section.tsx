import { useState } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { BarsSkeleton, Loaded, type QueryState } from "../../../ui/states/loaded.tsx"
import type { EntryResult } from "../entry-result.ts"
import type { Provisional } from "../outstanding/words.ts"
import { ResultsSection } from "../results-section.tsx"
import { SettleDialog } from "./settle-dialog.tsx"
import { TieCard } from "./tie-card.tsx"
import classes from "./ties.module.css"
import { WithdrawDialog } from "./withdraw-dialog.tsx"
import { inOrderOfNeed, type Tie } from "./words.ts"

/** The query of an event's ties; `data` is kept while they are fetched again. */
export type ReadTies = QueryState<readonly Tie[]>

type Props = {
  eventId: number
  ties: ReadTies
  entryById: ReadonlyMap<number, EntryResult>
  /** The mark beside the heading, where nothing else on the screen says that results can change. */
  marked: Provisional | null
  /** Why results can still change, and settlements with them; null once they cannot. */
  provisional: Provisional | null
}

type Opened = { kind: "settle" | "withdraw"; tie: Tie; isOpen: boolean; turn: number }

/** The open ties, then the settled ones; nothing if there are none. */
export function TiesSection({ eventId, ties, entryById, marked, provisional }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (kind: Opened["kind"]) => (tie: Tie) =>
    setOpened((before) => ({ kind, tie, isOpen: true, turn: (before?.turn ?? 0) + 1 }))
  const close = () => setOpened((before) => before && { ...before, isOpen: false })
  return (
    <>
      <Loaded
        query={ties}
        skeleton={<BarsSkeleton count={1} height="2rem" />}
        loadingText="Looking for ties"
        failureTitle="The ties could not be loaded"
      >
        {(all) =>
          all.length > 0 && (
            <ResultsSection
              id="ties"
              title="Ties"
              lead="Entries that the scores leave level. A person decides, and name, time and reason are kept."
              provisional={marked}
            >
              <ul className={classes.list}>
                {inOrderOfNeed(all).map((tie) => (
                  <TieCard
                    key={`${tie.state}:${tie.settlement?.id ?? tie.key}`}
                    tie={tie}
                    entryById={entryById}
                    onSettle={open("settle")}
                    onWithdraw={open("withdraw")}
                  />
                ))}
              </ul>
            </ResultsSection>
          )
        }
      </Loaded>
      {opened && (
        <LazyDialog key={opened.turn} isOpen={opened.isOpen}>
          {(isOpen) =>
            opened.kind === "settle" ? (
              <SettleDialog
                eventId={eventId}
                entryById={entryById}
                isOpen={isOpen}
                provisional={provisional}
                tie={opened.tie}
                ties={ties.data ?? []}
                onClose={close}
              />
            ) : (
              <WithdrawDialog entryById={entryById} isOpen={isOpen} tie={opened.tie} onClose={close} />
            )
          }
        </LazyDialog>
      )}
    </>
  )
}
