import { Button, Group, Modal, Radio, Stack, Text } from "@mantine/core"
import type { AnnouncedSuccessor } from "@rosette/contract/ceremony"
import { useState } from "react"
import { entryWords, followWords } from "../words.ts"
import type { Leaving } from "./moments.ts"

type Props = Leaving & {
  /** The lines whose winners the audience has heard. */
  revealed: readonly string[]
  isRehearsal: boolean
  isOpen: boolean
  onClose: () => void
  onAnswer: (takenBy: number | null) => void
}

const NOBODY = "nobody"

/** Asks who gets the award of a winner who has left: an entry that the rules name, with what follows, or nobody. */
export function SkipDialog({ award, entry, revealed, isRehearsal, isOpen, onClose, onAnswer }: Props) {
  const { successors, title } = award
  const [first] = successors
  const [chosen, setChosen] = useState<string | null>(null)
  const choice = chosen ?? (first ? String(first.entry.entryId) : NOBODY)
  const taker = successors.find((one) => String(one.entry.entryId) === choice)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setChosen(null)}
      title={`Who takes ${title}?`}
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Stack gap="md">
        <Text>
          {entryWords(entry)} has left.{" "}
          {award.hasOwnLine
            ? "The stage shows the change at once."
            : `${title} then has a line of its own, right after this one.`}
        </Text>
        {!first && <Text>No entry is next in line by the rules of this award.</Text>}
        <Radio.Group label="The award goes to" value={choice} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {successors.map((one) => (
              <Radio
                key={one.entry.entryId}
                value={String(one.entry.entryId)}
                label={entryWords(one.entry)}
                description={aboutSuccessor(one, revealed)}
              />
            ))}
            <Radio value={NOBODY} label="Nobody" />
          </Stack>
        </Radio.Group>
        <Text c="dimmed">
          {isRehearsal
            ? "This is a rehearsal: no award changes hands."
            : "You can take this back until the last line. After that, all changes are published as one amendment."}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button onClick={() => onAnswer(taker ? taker.entry.entryId : null)}>
            {taker ? "Hand the award on" : "Skip the winner"}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Whether the rules name the entry next, and what follows if it takes the award. */
function aboutSuccessor(one: AnnouncedSuccessor, revealed: readonly string[]): string {
  const follows = followWords(one)
  const said = one.follows.filter(({ key }) => revealed.includes(key)).map(({ title }) => title)
  return [
    one.isNext ? "Next by the rules of this award." : "After them by the rules of this award.",
    ...(follows ? [`Takes this award, ${follows}.`] : []),
    ...(said.length > 0 ? [`Already announced: ${said.join(", ")}. Tell the audience.`] : []),
  ].join(" ")
}
