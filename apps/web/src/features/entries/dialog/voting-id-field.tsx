import { TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { nextVotingId } from "@rosette/domain/entries/voting-id"
import { FieldOffer } from "../../../ui/fields/field-offer.tsx"
import { type EntryValues, similarVotingId } from "./entry-values.ts"

type Props = {
  form: UseFormReturnType<EntryValues>
  isNew: boolean
  /** Of the other entries, in the order in which they were added. */
  votingIds: readonly string[]
}

/** The voting ID; for a new entry the one that follows is a tap away. */
export function VotingIdField({ form, isNew, votingIds }: Props) {
  const { votingId } = form.values
  const similar = similarVotingId(votingId, votingIds)
  const next = isNew ? nextVotingId(votingIds) : null
  const use = (chosen: string) => {
    form.setFieldValue("votingId", chosen)
    form.getInputNode("votingId")?.focus()
  }
  return (
    <div>
      <TextInput
        label="Voting ID"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={
          similar === undefined ? undefined : `There is “${similar}” already, which is easily taken for this one.`
        }
        {...form.getInputProps("votingId")}
      />
      {next !== null && votingId.trim() !== next && (
        <FieldOffer note={`Next free: ${next}`} label={`Use ${next}`} onUse={() => use(next)}>
          Use
        </FieldOffer>
      )}
    </div>
  )
}
