import { Button, Stack } from "@mantine/core"
import type { OrganizedJudge } from "@rosette/contract"
import { IconGavel, IconPrinter } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../ui/loaded.tsx"
import { useConfirm } from "../../ui/use-confirm.tsx"
import { CardAddressNote } from "./card-address-note.tsx"
import { whenTabOpens } from "./dashboard-freshness.ts"
import { type JudgeAction, JudgeCard } from "./judge-card.tsx"
import { JudgeQrDialog } from "./judge-qr-dialog.tsx"
import { JudgeSheetsDialog } from "./judge-sheets-dialog.tsx"
import classes from "./judges.module.css"
import { JudgesAddForm } from "./judges-add-form.tsx"
import { JudgesPaper } from "./judges-paper.tsx"
import { JUDGE_QUESTIONS } from "./judges-questions.ts"
import { useCardAddress } from "./use-card-address.ts"
import { useJudgeChanges } from "./use-judge-changes.ts"

/** Which dialog stands open, over which judge; it stays named while it closes. */
type Opened = { dialog: "showQr" | "reopen" | null; judgeId: number | null }

/** The judges of an event: add, codes, progress, and giving scores back. */
export function JudgesTab({ eventId, eventName }: { eventId: number; eventName: string }) {
  const judges = trpc.organizer.judges.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  const { renewCode, clearScores, remove, reopen } = useJudgeChanges(eventId)
  const address = useCardAddress()
  const { confirm, dialog } = useConfirm()
  const [opened, setOpened] = useState<Opened>({ dialog: null, judgeId: null })
  const close = () => setOpened((before) => ({ ...before, dialog: null }))
  const openedJudge = judges.data?.find(({ id }) => id === opened.judgeId)
  const isBusy = renewCode.isPending || clearScores.isPending || remove.isPending

  const act = async (judge: OrganizedJudge, action: JudgeAction) => {
    if (action === "showQr" || action === "reopen") return setOpened({ dialog: action, judgeId: judge.id })
    if (!(await confirm(JUDGE_QUESTIONS[action](judge)))) return
    const change = { renewCode, clearScores, remove }[action]
    change.mutate({ judgeId: judge.id })
  }
  return (
    <>
      <Stack gap="lg" data-print="never">
        <div className={classes.bar}>
          <JudgesAddForm eventId={eventId} />
          {judges.data && judges.data.length > 0 && (
            <Button
              className={classes.print}
              variant="default"
              leftSection={<IconPrinter size={20} aria-hidden />}
              onClick={() => window.print()}
            >
              Print Codes
            </Button>
          )}
        </div>
        {judges.data && judges.data.length > 0 && <CardAddressNote />}
        <Loaded
          query={judges}
          skeleton={<BarsSkeleton count={3} height="12rem" />}
          empty={
            <EmptyState title="No judges yet" icon={<IconGavel size={48} />}>
              Add each judge by name. They get an access code to sign in with, on any phone.
            </EmptyState>
          }
        >
          {(list) => (
            <ul className={classes.cards}>
              {list.map((judge) => (
                <JudgeCard key={judge.id} judge={judge} isBusy={isBusy} onAction={(action) => act(judge, action)} />
              ))}
            </ul>
          )}
        </Loaded>
      </Stack>
      <JudgesPaper eventName={eventName} address={address} judges={judges.data ?? []} />
      <JudgeQrDialog address={address} judge={openedJudge} isOpen={opened.dialog === "showQr"} onClose={close} />
      <JudgeSheetsDialog
        eventId={eventId}
        judge={openedJudge}
        isOpen={opened.dialog === "reopen"}
        onClose={close}
        isReopening={reopen.isPending}
        onReopen={(entryId) => openedJudge && reopen.mutate({ judgeId: openedJudge.id, entryId })}
      />
      {dialog}
    </>
  )
}
