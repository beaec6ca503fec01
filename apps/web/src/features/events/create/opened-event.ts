import { feedback } from "../../../lib/feedback.ts"
import { organizerData, organizerSession } from "../../../lib/storage.ts"
import type { Outputs } from "../../../lib/trpc.ts"

type Created = Outputs["organizer"]["createEvent"]

/** From now on this tab organizes the new event. */
export function openInThisTab({ event, sessionId }: Created): void {
  organizerSession.write(sessionId)
  organizerData.write({ event, organizerName: event.organizerName })
}

export const tellPasscode = ({ passcode }: Created): void =>
  feedback.success("Event created successfully", `The passcode for your judges is ${passcode}.`)
