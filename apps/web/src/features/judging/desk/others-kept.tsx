import { Text } from "@mantine/core"
import { useEffect, useState } from "react"
import { followKeptSheets, type KeptOnDevice, keptSheetsAsText } from "../../../offline/kept-sheets.ts"
import { CopyButton } from "../../../ui/text/copy-button.tsx"
import { useDesk } from "./desk-context.ts"
import classes from "./waiting-dialog.module.css"

/** Sheets of other judges on this device: removed judges, judges with a new code, or people who share the phone. */
export function OthersKept() {
  const [sheets, setSheets] = useState<readonly KeptOnDevice[]>([])
  const { workspace, where } = useDesk()
  const { databaseId, judge } = workspace
  useEffect(
    () =>
      followKeptSheets((all) =>
        setSheets(all.filter((sheet) => sheet.judgeId !== judge.id || sheet.databaseId !== databaseId)),
      ),
    [databaseId, judge.id],
  )
  if (sheets.length === 0) return null
  return (
    <section className={classes.others} aria-label="Sheets of other judges">
      <div className={classes.buttons}>
        <Text fw={650}>{`Also saved on this ${where}, for another judge or event:`}</Text>
        <CopyButton text={keptSheetsAsText(sheets)} of="these scores" />
      </div>
      <ul className={classes.list}>
        {sheets.map(({ databaseId: database, judgeId, entryId, label, judgeName, sentence }) => (
          <li key={`${database} ${judgeId} ${entryId}`} className={classes.item}>
            <b>{judgeName ? `${label}, judge ${judgeName}` : label}</b>
            <Text>{sentence}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
