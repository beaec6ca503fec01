import { Text } from "@mantine/core"
import type { EntryClass } from "@rosette/contract/classes"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { isolated } from "../../../lib/isolated.ts"
import type { EntryResult } from "../entry-result.ts"
import classes from "./agreement.module.css"
import { AgreementEntries } from "./agreement-entries.tsx"
import { AgreementGroups } from "./agreement-groups.tsx"
import { AgreementJudges } from "./agreement-judges.tsx"
import { AgreementMoves } from "./agreement-moves.tsx"
import type { Agreement } from "./agreement-words.ts"

type Props = {
  agreement: Agreement
  conferAbove: number | null
  judges: readonly Pick<JudgeForOrganizer, "id" | "name">[]
  entryClasses: readonly Pick<EntryClass, "id" | "name">[]
  results: readonly EntryResult[]
}

/** How much the judges agree, part by part; a missing figure has its reason. */
export function AgreementContent({ agreement, conferAbove, judges, entryClasses, results }: Props) {
  const judgeNames = new Map(judges.map(({ id, name }) => [id, name]))
  const entryById = new Map(results.map((result) => [result.entryId, result]))
  const judgeName = (id: number) => judgeNames.get(id) ?? "A removed judge"
  const entryName = (id: number) => {
    const entry = entryById.get(id)
    return entry ? `${entry.votingId} · ${isolated(entry.entryName)}` : "A removed entry"
  }
  if (agreement.overall.judges === 0)
    return <Text>No judge has submitted a sheet yet. There is nothing to compare.</Text>
  return (
    <div className={classes.card}>
      <AgreementGroups agreement={agreement} entryClasses={entryClasses} />
      <AgreementJudges agreement={agreement} judgeName={judgeName} />
      <AgreementMoves agreement={agreement} entryById={entryById} judgeName={judgeName} entryName={entryName} />
      <AgreementEntries agreement={agreement} conferAbove={conferAbove} judgeName={judgeName} entryName={entryName} />
    </div>
  )
}
