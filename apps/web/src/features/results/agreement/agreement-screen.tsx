import { Alert, Box, Button, Text, Title } from "@mantine/core"
import type { EntryClass } from "@rosette/contract/classes"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { ordinal } from "@rosette/domain/contest/place-words"
import { useState } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { isolated } from "../../../lib/isolated.ts"
import { trpc } from "../../../lib/trpc.ts"
import { Loaded } from "../../../ui/states/loaded.tsx"
import type { EntryResult } from "../entry-result.ts"
import classes from "./agreement.module.css"
import { AgreementEntries } from "./agreement-entries.tsx"
import { AgreementJudges } from "./agreement-judges.tsx"
import { type Agreement, agreementSource, agreementWords, type Group, movedPlaces, reliabilityWords } from "./words.ts"

type Props = { eventId: number; results: readonly EntryResult[] }

/** Loads how much the judges agree, with the names of judges and classes. */
export function AgreementScreen({ eventId, results }: Props) {
  const agreement = trpc.organizer.agreement.useQuery({ eventId }, { staleTime: 0 })
  const judges = trpc.organizer.judges.useQuery({ eventId })
  // Without the rules the figures are shown, but no entry is marked.
  const rules = trpc.organizer.rules.useQuery({ eventId })
  const entryClasses = trpc.organizer.classes.useQuery({ eventId })
  const isRead = agreement.data && judges.data && entryClasses.data
  const query = {
    data: isRead ? { agreement: agreement.data, judges: judges.data, entryClasses: entryClasses.data } : undefined,
    error: agreement.error ?? judges.error ?? entryClasses.error,
    isFetching: agreement.isFetching || judges.isFetching || entryClasses.isFetching,
    refetch: () => Promise.all([agreement.refetch(), judges.refetch(), entryClasses.refetch()]),
  }
  return (
    <Loaded
      query={query}
      loadingText="Comparing the judges..."
      failureTitle="How far the judges agree could not be loaded"
    >
      {(read) => (
        <>
          {query.error !== null && (
            <Alert color="yellow" mb="md" title="These may not be the latest scores">
              {errorText(query.error)}
            </Alert>
          )}
          <AgreementContent {...read} conferAbove={rules.data?.conferAbove ?? null} results={results} />
        </>
      )}
    </Loaded>
  )
}

type AgreementContentProps = {
  agreement: Agreement
  conferAbove: number | null
  judges: readonly Pick<JudgeForOrganizer, "id" | "name">[]
  entryClasses: readonly Pick<EntryClass, "id" | "name">[]
  results: readonly EntryResult[]
}

/** How much the judges agree, part by part; a missing figure has its reason. */
function AgreementContent({ agreement, conferAbove, judges, entryClasses, results }: AgreementContentProps) {
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

type AgreementGroupsProps = { agreement: Agreement; entryClasses: readonly { id: number; name: string }[] }

/** Whether the judges rank alike, in the whole event and in each class. */
function AgreementGroups({ agreement: { overall, classes }, entryClasses }: AgreementGroupsProps) {
  const [showsDetails, setShowsDetails] = useState(false)
  const nameOf = (classId: number) => entryClasses.find(({ id }) => id === classId)?.name ?? "A removed class"
  return (
    <section aria-labelledby="agreement-overall">
      <Title order={3} id="agreement-overall" mb={4}>
        Do the judges rank alike?
      </Title>
      <GroupWords group={overall} showsDetails={showsDetails} />
      {classes.map((group) => (
        <GroupWords key={group.classId} name={nameOf(group.classId)} group={group} showsDetails={showsDetails} />
      ))}
      <Button
        variant="subtle"
        px={4}
        mt={4}
        aria-expanded={showsDetails}
        onClick={() => setShowsDetails(!showsDetails)}
      >
        Details
      </Button>
    </section>
  )
}

function GroupWords({ name, group, showsDetails }: { name?: string; group: Group; showsDetails: boolean }) {
  const source = agreementSource(group)
  return (
    <>
      <Text mt={name ? "xs" : 0}>
        {name && <b>{name}: </b>}
        {agreementWords(group)}
      </Text>
      {source && (
        <Text size="sm" c="dimmed">
          {source}
        </Text>
      )}
      {showsDetails && <Text size="sm">{reliabilityWords(group)} After Shrout and Fleiss (1979).</Text>}
    </>
  )
}

type AgreementMovesProps = {
  agreement: Agreement
  entryById: ReadonlyMap<number, EntryResult>
  judgeName: (id: number) => string
  entryName: (id: number) => string
}

/** The places that would change without the judges' severity; if that is unknown, the groups that share no entry. */
function AgreementMoves(props: AgreementMovesProps) {
  return (
    <section aria-labelledby="agreement-moves">
      <Title order={3} id="agreement-moves" mb={4}>
        Would places change without strict and generous judges?
      </Title>
      {props.agreement.linked.isLinked ? <Moves {...props} /> : <Groups {...props} />}
    </section>
  )
}

function Moves({ agreement: { adjusted }, entryById, entryName }: AgreementMovesProps) {
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

function Groups({ agreement: { linked }, judgeName }: AgreementMovesProps) {
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
