import { Button, Text } from "@mantine/core"
import type { PendingSheet } from "@rosette/outbox/records"
import { useState } from "react"
import type { Desk } from "./desk.ts"
import { sendNowText } from "./waiting-text.ts"

type Props = {
  desk: Desk
  pending: ReadonlyMap<number, PendingSheet>
  going: number
  /** Whether the entry of a sheet still exists. */
  isHere: (entryId: number) => boolean
}

/**
 * Sends all that can be sent, also what was refused before: its reason may not hold any more. Only a sheet that was changed elsewhere
 * waits for the judge to choose. Says what this has led to.
 */
export function SendNow({ desk, pending, going, isHere }: Props) {
  const [isPressed, setPressed] = useState(false)
  const send = () => {
    for (const [entryId, { refusal }] of pending)
      if (refusal && refusal.code !== "SHEET_CHANGED" && isHere(entryId)) desk.saving.sendAnyway(entryId)
    desk.saving.wake()
    desk.refresh()
    setPressed(true)
  }
  const text = sendNowText({
    isSending: [...pending.values()].some(({ state }) => state === "sending"),
    going,
    isSignedIn: desk.session.state === "open",
    isOnline: navigator.onLine,
  })
  return (
    <>
      <Button onClick={send}>Send now</Button>
      <Text role="status" style={{ order: 1 }}>
        {isPressed && text}
      </Text>
    </>
  )
}
