import { Badge, Text, Title } from "@mantine/core"
import { isToConfer } from "@rosette/domain/agreement/ranges"
import { percentText } from "@rosette/domain/contest/counted-score"
import { FewFirst } from "../../../ui/lists/few-first.tsx"
import classes from "./agreement.module.css"
import { DotLine } from "./dot-line.tsx"
import type { Agreement } from "./words.ts"

const FEW_ENTRIES = 5

type Props = {
  agreement: Agreement
  /** The distance in percentage points above which an entry is marked and its judges are asked to confer; null is off. */
  conferAbove: number | null
  judgeName: (id: number) => string
  entryName: (id: number) => string
}
type Entry = Agreement["entries"][number]

/** The entries with the largest distance between judges, each with its sheets on one line. */
export function AgreementEntries({ agreement: { entries, judges }, conferAbove, ...names }: Props) {
  const { judgeName, entryName } = names
  const apart = entries.filter(({ range }) => range !== null && range > 0)
  const numbers = new Map(judges.map(({ judgeId }, index) => [judgeId, String(index + 1)]))
  return (
    <section aria-labelledby="agreement-entries">
      <Title order={3} id="agreement-entries" mb={4}>
        Entries to talk about
      </Title>
      {conferAbove !== null && (
        <Text mb={4}>
          While judging is open, the phones of the judges of a marked entry ask them to talk it over. Nobody sees points
          of others.
        </Text>
      )}
      {apart.length === 0 && <Text>No entry has judges who are apart yet.</Text>}
      <FewFirst items={apart} few={FEW_ENTRIES} of="entries">
        {(few) => (
          <ul className={classes.list}>
            {few.map((entry) => (
              <li key={entry.entryId}>
                <Text fw={600}>{entryName(entry.entryId)}</Text>
                {isToConfer(entry, conferAbove) && (
                  <Badge color="yellow" variant="light">
                    The judges are to confer
                  </Badge>
                )}
                <Text>The judges are {entry.range?.toFixed(1)} points of percent apart.</Text>
                <DotLine
                  dots={entry.sheets.map(({ judgeId, percent }) => ({
                    label: numbers.get(judgeId) ?? "–",
                    value: percent,
                  }))}
                  from={0}
                  to={100}
                  ends={["0%", "100%"]}
                  words={sheetsInWords(entry, judgeName)}
                />
              </li>
            ))}
          </ul>
        )}
      </FewFirst>
    </section>
  )
}

const sheetsInWords = ({ sheets }: Entry, judgeName: (id: number) => string): string =>
  sheets
    .map(({ judgeId, percent }) => `${judgeName(judgeId)} ${percentText({ percent: Math.round(percent) })}`)
    .join(", ")
