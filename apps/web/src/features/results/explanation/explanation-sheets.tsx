import { Text } from "@mantine/core"
import classes from "./explanation.module.css"
import { ExplanationSection } from "./explanation-section.tsx"
import { type Explanation, sheetHistoryWords, sheetWords, steppedAsideWords } from "./words.ts"

type Props = { explanation: Explanation; criteria: readonly { id: number; name: string }[] }

/** The sheets of an entry, each with what happened to it, and who has stepped aside before there was one. */
export function ExplanationSheets({ explanation: { sheets, conflicts }, criteria }: Props) {
  const aside = conflicts.filter(({ judgeId }) => !sheets.some((sheet) => sheet.judgeId === judgeId))
  return (
    <ExplanationSection title="The sheets">
      {sheets.length === 0 && <Text>No judge has a sheet for this entry.</Text>}
      <ul className={classes.list}>
        {sheets.map((sheet) => (
          <li key={sheet.judgeId}>
            <b>{sheet.judgeName}:</b> {sheetWords(sheet, criteria)}
            <ol className={classes.list}>
              {sheet.story.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a story only grows at its end
                <li key={index}>{sheetHistoryWords(line)}</li>
              ))}
            </ol>
          </li>
        ))}
        {aside.map((conflict) => (
          <li key={conflict.judgeId}>
            <b>{conflict.judgeName}:</b> {steppedAsideWords(conflict)}
          </li>
        ))}
      </ul>
    </ExplanationSection>
  )
}
