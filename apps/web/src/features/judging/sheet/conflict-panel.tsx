import { Alert, Text } from "@mantine/core"
import type { StoredSheet } from "@rosette/contract/sheets"
import { contentOf } from "@rosette/outbox/sheet-content"
import { IconArrowsSplit2 } from "@tabler/icons-react"
import { useEffect, useRef } from "react"
import { ArmedButton } from "../desk/armed-button.tsx"
import type { Desk } from "../desk/desk.ts"
import classes from "./conflict-panel.module.css"
import { SheetsCompared } from "./sheets-compared.tsx"
import type { OpenSheet } from "./use-sheet.ts"

type Props = {
  desk: Desk
  sheet: OpenSheet
  /** What the server has; null if the organizer has cleared it. */
  other: StoredSheet | null
  entryId: number
  where: string
  title: string
}

/** One sheet changed on two devices: shows both side by side, and the judge chooses which one counts. */
export function ConflictPanel({ desk, sheet, other, entryId, where, title }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const { pending } = sheet
  const place = desk.saving.isSafe() ? `still saved on this ${where}` : "only in this page"
  // The judge pressed Submit at the other end of the sheet. Not lower: notices are at the bottom.
  useEffect(() => {
    if (pending?.isSubmitted) panel.current?.scrollIntoView({ block: "start" })
  }, [pending])
  const takeOther = () => {
    desk.saving.drop(entryId)
    desk.refresh()
  }
  return (
    <Alert ref={panel} color="red" icon={<IconArrowsSplit2 aria-hidden />} className={classes.panel} title={title}>
      <Text mb="sm">
        {other
          ? "Nothing was overwritten. Choose which of the two counts."
          : `Your scores are ${place}. Send them again, or start over.`}
      </Text>
      {other && (
        <SheetsCompared
          {...{ desk, entryId, where }}
          mine={sheet.content}
          theirs={contentOf(other)}
          as="Other device"
        />
      )}
      <div className={classes.buttons}>
        <ArmedButton onClick={() => desk.saving.sendAnyway(entryId)}>
          {other ? `Send this ${where}’s` : "Send mine again"}
        </ArmedButton>
        <ArmedButton variant="default" onClick={takeOther} loading={desk.isRefreshing}>
          {other ? "Take the other device’s" : "Start over"}
        </ArmedButton>
      </div>
    </Alert>
  )
}
