import { Alert, Text } from "@mantine/core"
import { contentOf } from "@rosette/outbox/sheet-content"
import { IconArrowsSplit2 } from "@tabler/icons-react"
import { useEffect, useRef } from "react"
import { ArmedButton } from "../desk/armed-button.tsx"
import { useDesk, usePlace } from "../desk/desk-context.ts"
import { placeText } from "../desk/words.ts"
import classes from "./conflict-panel.module.css"
import { SheetsCompared } from "./sheets-compared.tsx"
import type { OpenSheet } from "./use-sheet.ts"

/** One sheet changed on two devices: shows both side by side, and the judge chooses which one counts. */
export function ConflictPanel({ sheet, entryId }: { sheet: OpenSheet; entryId: number }) {
  const panel = useRef<HTMLDivElement>(null)
  const { saving, refresh, isRefreshing } = useDesk()
  const place = usePlace()
  const { pending } = sheet
  // What the server has; null if the organizer has cleared it.
  const other = pending?.refusal?.current ?? null
  // The judge pressed Submit at the other end of the sheet. Not lower: notices are at the bottom.
  useEffect(() => {
    if (pending?.isSubmitted) panel.current?.scrollIntoView({ block: "start" })
  }, [pending])
  const takeOther = () => {
    saving.drop(entryId)
    refresh()
  }
  return (
    <Alert
      ref={panel}
      color="red"
      icon={<IconArrowsSplit2 aria-hidden />}
      className={classes.panel}
      title={other ? "This sheet was changed on another device" : "The organizer has cleared this sheet"}
    >
      <Text mb="sm">
        {other
          ? "Nothing was overwritten. Choose which of the two counts."
          : `Your scores are ${placeText("changedElsewhere", place)}. Send them again, or start over.`}
      </Text>
      {other && <SheetsCompared entryId={entryId} mine={sheet.content} theirs={contentOf(other)} as="Other device" />}
      <div className={classes.buttons}>
        <ArmedButton onClick={() => saving.sendAnyway(entryId)}>
          {other ? `Send this ${place.where}’s` : "Send mine again"}
        </ArmedButton>
        <ArmedButton variant="default" onClick={takeOther} loading={isRefreshing}>
          {other ? "Take the other device’s" : "Start over"}
        </ArmedButton>
      </div>
    </Alert>
  )
}
