import { useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import card from "../../ui/page/page.module.css"
import { Loaded } from "../../ui/states/loaded.tsx"
import { AccessSection } from "../events/access/access-section.tsx"
import { EventDetailsDialog } from "../events/details/event-details-dialog.tsx"
import { PasswordDialog } from "../events/details/event-details-password-dialog.tsx"
import classes from "./overview.module.css"
import { OverviewEvent } from "./overview-event.tsx"
import { useJudgingSwitch } from "./use-judging-switch.ts"

/** The event on one surface: its details, and who may sign in. */
export function OverviewSettings({ eventId }: { eventId: number }) {
  const event = trpc.organizer.event.useQuery({ eventId })
  const { confirm, dialog } = useConfirm()
  const { switchJudging, isSwitching } = useJudgingSwitch(eventId, confirm)
  const [opened, setOpened] = useState<"details" | "password" | null>(null)
  const close = () => setOpened(null)
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
      {dialog}
    </>
  )
}
