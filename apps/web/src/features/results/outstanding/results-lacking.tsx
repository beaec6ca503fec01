import { Text } from "@mantine/core"
import { FewFirst } from "../../../ui/lists/few-first.tsx"
import classes from "./outstanding.module.css"
import { type LackingLine, lackingLines, type Outstanding } from "./outstanding-words.ts"

const FEW_SHEETS = 10

/** The incomplete submitted sheets, judge by judge. */
export function LackingSheets({ outstanding }: { outstanding: Outstanding }) {
  return (
    <ul className={classes.judges}>
      {lackingLines(outstanding).map(({ id, name, sheets }) => (
        <li key={id}>
          <Text fw={600}>{name}</Text>
          <FewFirst items={sheets} few={FEW_SHEETS} of={`sheets of ${name}`}>
            {(few) => <SheetLines sheets={few} />}
          </FewFirst>
        </li>
      ))}
    </ul>
  )
}

function SheetLines({ sheets }: { sheets: readonly LackingLine[] }) {
  return (
    <ul className={classes.lines}>
      {sheets.map(({ key, sheet, criteria, isAsked }) => (
        <li key={key}>
          {sheet}: {criteria}
          {isAsked && " · asked"}
        </li>
      ))}
    </ul>
  )
}
