import { Button, Group, Modal, Radio, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { entryWords } from "../entry-words.ts"
import type { Leaving } from "./moments.ts"

type Props = Leaving & { isOpen: boolean; onClose: () => void; onAnswer: (takenBy: number | null) => void }

/** Asks who gets the award of a winner who has left: the entry that the rules name, or nobody. */
export function SkipDialog({ line, entry, isOpen, onClose, onAnswer }: Props) {
  const { next } = line
  const [isNobody, setNobody] = useState(false)
  const takesNext = next !== null && !isNobody
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setNobody(false)}
      title={`Who takes ${line.title}?`}
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Stack gap="md">
        <Text>{entryWords(entry)} has left. The stage shows the change at once.</Text>
        {next === null && <Text>The rules of this award name nobody else.</Text>}
        <Radio.Group
          label="The award goes to"
          value={takesNext ? "next" : "nobody"}
          onChange={(value) => setNobody(value === "nobody")}
        >
          <Stack gap="xs" mt="xs">
            {next && <Radio value="next" label={entryWords(next)} description="By the rules of the proposal" />}
            <Radio value="nobody" label="Nobody" />
          </Stack>
        </Radio.Group>
        <Text c="dimmed">After the last line every change is published as one amendment.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button onClick={() => onAnswer(takesNext ? next.entryId : null)}>
            {takesNext ? "Hand the award on" : "Skip the winner"}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
