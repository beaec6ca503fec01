import { Select } from "@mantine/core"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { isolatedName } from "../../../lib/isolated.ts"
import { trpc } from "../../../lib/trpc.ts"
import { cellsOf } from "./cells.ts"
import type { CoveredEntry, CoveredJudge } from "./coverage-rows.ts"

type Props = { eventId: number; entry: CoveredEntry; judges: readonly CoveredJudge[] }

/** Asks one of the judges who are to judge the entry to take it next; those who are free come first. */
export function SendSomebody({ eventId, entry, judges }: Props) {
  const sending = trpc.organizer.sendMessage.useMutation()
  const withdrawing = trpc.organizer.withdrawMessage.useMutation()
  const cells = cellsOf(entry.cells)
  const due = judges.filter((_, index) => cells[index] === ".").sort((a, b) => Number(b.isFree) - Number(a.isFree))
  const takeBack = (messageId: number) =>
    withdrawing.mutateAsync({ messageId }).then(
      () => feedback.success("Message withdrawn"),
      (error: unknown) => feedback.failure("The message was not withdrawn", errorText(error)),
    )
  const send = async (judgeId: number) => {
    const name = judges.find((judge) => judge.judgeId === judgeId)?.name ?? ""
    await sending.mutateAsync({ eventId, judgeIds: [judgeId], entryId: entry.entryId }).then(
      ({ id }) => feedback.success(`${name} is asked to judge it next`, isolatedName(entry), () => void takeBack(id)),
      (error: unknown) => feedback.failure("Nobody was sent", errorText(error)),
    )
  }
  if (due.length === 0) return null
  return (
    <Select
      label="Send somebody…"
      placeholder="Whose phone says to judge it next"
      disabled={sending.isPending}
      data={due.map(({ judgeId, name, isFree }) => ({
        value: String(judgeId),
        label: isFree ? `${name}, free` : name,
      }))}
      value={null}
      onChange={(value) => value !== null && void send(Number(value))}
    />
  )
}
