import { Button, Text, Title } from "@mantine/core"
import { useState } from "react"
import { type Agreement, agreementSource, agreementWords, type Group, reliabilityWords } from "./agreement-words.ts"

type Props = { agreement: Agreement; entryClasses: readonly { id: number; name: string }[] }

/** Whether the judges rank alike, in the whole event and in each class. */
export function AgreementGroups({ agreement: { overall, classes }, entryClasses }: Props) {
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
