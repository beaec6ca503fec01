import { Button, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { formatTime } from "../../lib/format.ts"
import { isolated } from "../../lib/isolated.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { focusKind, nextFocus } from "../../ui/focus/next-focus.ts"
import { useLocked } from "../../ui/states/locked.tsx"
import { MovesReport } from "../place-moves/moves-report.tsx"
import type { Moves } from "../place-moves/moves-words.ts"
import { useMoves } from "../place-moves/use-moves.ts"
import classes from "./conflicts.module.css"
import type { NamedConflict, NamedPair, ShownConflicts } from "./named-pairs.ts"
import { useConflictChanges } from "./use-conflict-changes.ts"

const CONFLICT_BUTTONS = "conflict"

/** Who has stepped aside from what, with a button that takes it back. */
export function ConflictList({ eventId, active }: Pick<ShownConflicts, "active"> & { eventId: number }) {
  const { withdraw } = useConflictChanges(eventId)
  const { confirm, dialog } = useConfirm()
  const ask = async (conflict: NamedConflict) => {
    const moveFocus = nextFocus(CONFLICT_BUTTONS)
    if (!(await confirm(withdrawing(conflict)))) return
    await withdraw(conflict.id)
    moveFocus()
  }
  return (
    <section aria-labelledby="stepped-aside">
      <Title order={3} id="stepped-aside" fz="md">
        Stepped aside
      </Title>
      {active.length === 0 && <Text>Nobody.</Text>}
      <ul className="plain">
        {active.map((conflict) => (
          <Line key={conflict.id} pair={conflict} note={noteOf(conflict)}>
            <Act label="Withdraw" of={conflict} onPress={() => void ask(conflict)} />
          </Line>
        ))}
      </ul>
      {dialog}
    </section>
  )
}

type ProposalProps = Pick<ShownConflicts, "proposed" | "dismissed"> & { eventId: number }

/** Judges who have the name of an entry's owner, and proposals that were dismissed; nothing if there are none. */
export function ProposalList({ eventId, proposed, dismissed }: ProposalProps) {
  const { add, dismiss, proposeAgain } = useConflictChanges(eventId)
  const readMoves = useMoves(eventId)
  const { confirm, dialog } = useConfirm()
  const act = async (change: () => Promise<void>) => {
    const moveFocus = nextFocus(CONFLICT_BUTTONS)
    await change()
    moveFocus()
  }
  const accept = async (pair: NamedPair) => {
    const { judgeId, entryId } = pair
    const moves = await readMoves({ conflicts: [{ judgeId, entryId }] }).catch(() => null)
    if (!(await confirm(accepting(pair, moves)))) return
    await add({ judgeId, entryId, reason: "" }).catch((error: unknown) =>
      feedback.failure("The conflict was not added", errorText(error)),
    )
  }
  if (proposed.length + dismissed.length === 0) return null
  return (
    <section aria-labelledby="proposed-conflicts">
      <Title order={3} id="proposed-conflicts" fz="md">
        Same name
      </Title>
      <ul className="plain">
        {proposed.map((pair) => (
          <Line key={`${pair.judgeId}-${pair.entryId}`} pair={pair} note={`Owner: ${isolated(pair.owner)}`}>
            <Act label="Accept" of={pair} onPress={() => void act(() => accept(pair))} />
            <Act label="Dismiss" of={pair} onPress={() => void act(() => dismiss(pair))} />
          </Line>
        ))}
        {dismissed.map((conflict) => (
          <Line key={conflict.id} pair={conflict} note="Dismissed: they may judge it.">
            <Act label="Propose again" of={conflict} onPress={() => void act(() => proposeAgain(conflict.id))} />
          </Line>
        ))}
      </ul>
      {dialog}
    </section>
  )
}

type Named = Pick<NamedPair, "judgeName" | "entryName">

const Line = ({ pair, note, children }: { pair: Named; note: string; children: ReactNode }) => (
  <li className={classes.line}>
    <div className={classes.pair}>
      <Text fw={600}>
        {isolated(pair.judgeName)} · {pair.entryName}
      </Text>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </div>
    <div className={classes.acts}>{children}</div>
  </li>
)

const Act = ({ label, of, onPress }: { label: string; of: Named; onPress: () => void }) => (
  <Button
    variant="default"
    disabled={useLocked()}
    aria-label={`${label}: ${of.judgeName}, ${of.entryName}`}
    onClick={onPress}
    {...focusKind(CONFLICT_BUTTONS)}
  >
    {label}
  </Button>
)

/** "My brother’s car · Ann Berg, 11:20 AM" */
const noteOf = ({ reason, by, at }: NamedConflict): string =>
  [reason && isolated(reason), `${isolated(by)}, ${formatTime(at)}`].filter(Boolean).join(" · ")

const accepting = ({ judgeName, entryName }: NamedPair, moves: Moves | null) => ({
  title: `Does ${isolated(judgeName)} step aside from ${entryName}?`,
  message: (
    <>
      A sheet of theirs is kept and does not count.
      {moves ? <MovesReport moves={moves} /> : <Text>Whose place would move could not be read.</Text>}
    </>
  ),
  action: "Accept",
  isDangerous: false,
})

const withdrawing = ({ judgeName, entryName }: NamedConflict) => ({
  title: `Withdraw the conflict of ${isolated(judgeName)} and ${entryName}?`,
  message: "The judge is asked for this entry again. A sheet that was set aside counts as it was, and places may move.",
  action: "Withdraw",
  isDangerous: false,
})
