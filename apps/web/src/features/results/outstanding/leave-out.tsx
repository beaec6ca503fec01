import { Button } from "@mantine/core"
import { lazy } from "react"
import { MoreMenu } from "../../../ui/actions/more-menu.tsx"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useOpened } from "../../../ui/dialogs/use-opened.ts"
import { type LackedCriterion, leaveOutText } from "./words.ts"

const LeaveOutDialog = lazy(() => import("./leave-out-dialog.tsx").then((m) => ({ default: m.LeaveOutDialog })))

type Props = { eventId: number; criteria: readonly LackedCriterion[]; size?: "sm" | "md" }

/** The way out of sheets that nobody can complete: a button for the criterion that they lack, a menu for several. */
export function LeaveOut({ eventId, criteria, size = "md" }: Props) {
  const { subject, isOpen, turn, open, close } = useOpened<LackedCriterion | null>(null)
  const [only] = criteria
  return (
    <>
      {only && criteria.length === 1 && (
        <Button size={size} variant="default" h="auto" mih="var(--button-height)" py={4} onClick={() => open(only)}>
          {leaveOutText(only)}
        </Button>
      )}
      {criteria.length > 1 && (
        <MoreMenu
          label="Leave out of the percent: choose a criterion"
          text="Leave out of the percent"
          items={criteria.map((criterion) => ({
            key: String(criterion.id),
            label: leaveOutText(criterion),
            onPress: () => open(criterion),
          }))}
        />
      )}
      <LazyDialog key={turn} isOpen={isOpen}>
        {(isShown) =>
          subject && <LeaveOutDialog eventId={eventId} criterion={subject} isOpen={isShown} onClose={close} />
        }
      </LazyDialog>
    </>
  )
}
