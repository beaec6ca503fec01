import { Button, Text } from "@mantine/core"
import type { PendingSheet } from "@rosette/outbox/records"
import { useState } from "react"
import { useDesk } from "./desk-context.ts"
import { sendNowText } from "./words.ts"

type Props = {
  pending: ReadonlyMap<number, PendingSheet>
  going: number
  /** Whether the entry of a sheet still exists. */
  isHere: (entryId: number) => boolean
}

/**
 * Sends all that can be sent, also what was refused before: its reason may not hold any more. Only a sheet that was changed elsewhere
 * waits for the judge to choose. Says what this has led to.
 */
export function SendNow({ pending, going, isHere }: Props) {
  const desk = useDesk()
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
