import { Box, Text, Title } from "@mantine/core"
import { ordinal } from "@rosette/domain/contest/place-words"
import type { EntryResult } from "../entry-result.ts"
import { type Agreement, movedPlaces } from "./agreement-words.ts"

type Props = {
  agreement: Agreement
  entryById: ReadonlyMap<number, EntryResult>
  judgeName: (id: number) => string
  entryName: (id: number) => string
}

/** The places that would change without the judges' severity; if that is unknown, the groups that share no entry. */
export function AgreementMoves(props: Props) {
  return (
    <section aria-labelledby="agreement-moves">
      <Title order={3} id="agreement-moves" mb={4}>
        Would places change without strict and generous judges?
      </Title>
      {props.agreement.linked.isLinked ? <Moves {...props} /> : <Groups {...props} />}
    </section>
  )
}

function Moves({ agreement: { adjusted }, entryById, entryName }: Props) {
  const moves = movedPlaces(adjusted, (id) => entryById.get(id)?.place ?? null)
  if (adjusted.length === 0) return <Text>At least two judges are needed for this.</Text>
  if (moves.length === 0) return <Text>No. With each judge’s severity taken out, every place stays.</Text>
  return (
    <>
      <Text>With each judge’s severity taken out, these would change:</Text>
      <Box component="ul" m={0} ps="1.25rem">
        {moves.map(({ entryId, from, to }) => (
          <li key={entryId}>
            {entryName(entryId)}: {ordinal(from)} would be {ordinal(to)}
          </li>
        ))}
      </Box>
    </>
  )
}

function Groups({ agreement: { linked }, judgeName }: Props) {
  return (
    <>
      <Text>This is unknown: these groups of judges share no entry with each other.</Text>
      <Box component="ul" m={0} ps="1.25rem">
        {linked.groups.map(({ judgeIds }) => (
          <li key={judgeIds.join()}>{judgeIds.map(judgeName).join(", ")}</li>
        ))}
      </Box>
    </>
  )
}
