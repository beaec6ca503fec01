import { Title } from "@mantine/core"
import { formatDateTime } from "../../../lib/format.ts"
import { isolated } from "../../../lib/isolated.ts"
import type { EntryResult } from "../entry-result.ts"
import type { Applies } from "../use-applies.ts"
import { ExplanationContent } from "./explanation-content.tsx"
import type { Explanation } from "./words.ts"

type Props = {
  explanation: Explanation
  result: EntryResult
  entryById: ReadonlyMap<number, EntryResult>
  applies: Applies
  occasion: string
}

/** The explanation on paper, for a protest. The event's name is the page's own heading. */
export function ExplanationPaper({ occasion, ...told }: Props) {
  const { votingId, entryName, ownerParticipant } = told.result
  return (
    <div data-print="only">
      <p>
        {occasion && `${occasion} · `}Printed {formatDateTime(new Date())}
      </p>
      <Title order={2}>
        {votingId} · {isolated(entryName)} · {isolated(ownerParticipant)}
      </Title>
      <ExplanationContent {...told} facts={null} />
    </div>
  )
}
