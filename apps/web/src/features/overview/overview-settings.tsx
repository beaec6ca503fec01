import type { EventForOrganizer } from "@rosette/contract/events"
import { useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import card from "../../ui/page/page.module.css"
import { Loaded } from "../../ui/states/loaded.tsx"
import { AccessSection } from "../events/access/access-section.tsx"
import { useEventLikeThis } from "../events/clone/like-this.tsx"
import { EventDetailsDialog } from "../events/details/event-details-dialog.tsx"
import { PasswordDialog } from "../events/details/event-details-password-dialog.tsx"
import { useEventUpdate } from "../events/details/use-event-update.ts"
import classes from "./overview.module.css"
import { OverviewEvent } from "./overview-event.tsx"

type Props = { eventId: number; onOpenEvent: (event: EventForOrganizer) => void }

/** The event on one surface: its details, and who may sign in. */
export function OverviewSettings({ eventId, onOpenEvent }: Props) {
  const event = trpc.organizer.event.useQuery({ eventId })
  const { confirm, dialog } = useConfirm()
  const { switchJudging, isSwitching } = useJudgingSwitch(eventId, confirm)
  const [opened, setOpened] = useState<"details" | "password" | null>(null)
  const close = () => setOpened(null)
  const likeThis = useEventLikeThis(onOpenEvent)
  return (
    <>
      <Loaded query={event}>
        {(details) =>
          "passcode" in details && (
            <div className={`${card.card} ${classes.surface}`}>
              <OverviewEvent
                event={details}
                isSwitching={isSwitching}
                onSwitch={switchJudging}
                onEdit={() => setOpened("details")}
                more={[likeThis.item(details)]}
              />
              <AccessSection event={details} onChangePassword={() => setOpened("password")} />
              <EventDetailsDialog event={details} isOpen={opened === "details"} onClose={close} />
            </div>
          )
        }
      </Loaded>
      <PasswordDialog
        eventId={eventId}
        eventName={event.data?.name ?? ""}
        isOpen={opened === "password"}
        onClose={close}
      />
      {likeThis.dialog}
      {dialog}
    </>
  )
}

const CLOSING = {
  title: "Close this event for judging?",
  message: "Judges can neither sign in nor save scores until you open it again. Nothing is deleted.",
  action: "Close event",
  isDangerous: false,
}

/** Opens an event for judging, or closes it after a confirmation. */
function useJudgingSwitch(eventId: number, confirm: ReturnType<typeof useConfirm>["confirm"]) {
  const update = useEventUpdate(eventId)
  const switchJudging = async (isActive: boolean) => {
    if (!isActive && !(await confirm(CLOSING))) return
    // Also told if another tab of the dashboard was opened meanwhile.
    await update.mutateAsync({ eventId, isActive }).then(
      () => feedback.success(isActive ? "Open for judging" : "Closed for judging"),
      (error: unknown) => feedback.failure("Failed to update event", errorText(error)),
    )
  }
  return { switchJudging, isSwitching: update.isPending }
}
