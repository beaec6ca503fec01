import { ActionIcon, Stack, Text, Title } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { CheckboxSet } from "../../../ui/fields/checkbox-set.tsx"
import { useWords } from "../../words/words-context.ts"
import { type Choice, isChosen, toggled } from "./assign-values.ts"
import classes from "./assigning.module.css"
import type { Assignment } from "./use-assignment.ts"

type Props = Assignment & { judgeIndex: number; onJudge: (index: number) => void }

/** One judge a page. */
export function AssignPages({ judgeIndex, onJudge, ...assignment }: Props) {
  const { judges } = assignment
  const at = Math.min(judgeIndex, judges.length - 1)
  const judge = judges[at]
  if (!judge) return null
  return (
    <section aria-label="One judge">
      <div className={classes.pager}>
        <Turn label="Previous judge" isDisabled={at === 0} onPress={() => onJudge(at - 1)}>
          <IconChevronLeft aria-hidden />
        </Turn>
        <div className={classes.page} role="status">
          <Title order={3} className={classes.judge}>
            {judge.name}
          </Title>
          <Text size="sm" c="dimmed">
            {at + 1} of {judges.length}
            {judge.hasLeft && " · Left"}
          </Text>
        </div>
        <Turn label="Next judge" isDisabled={at === judges.length - 1} onPress={() => onJudge(at + 1)}>
          <IconChevronRight aria-hidden />
        </Turn>
      </div>
      <ScopeFields key={judge.id} judge={judge} {...assignment} />
    </section>
  )
}

type TurnProps = { label: string; isDisabled: boolean; onPress: () => void; children: ReactNode }

const Turn = ({ label, isDisabled, onPress, children }: TurnProps) => (
  <ActionIcon size="2.75rem" variant="default" aria-label={label} disabled={isDisabled} onClick={onPress}>
    {children}
  </ActionIcon>
)

function ScopeFields({ judge, classes: choices, scopeOf, change }: Assignment & { judge: JudgeForOrganizer }) {
  const words = useWords()
  const { classIds, sections } = scopeOf(judge)
  const named = words.sections.map((name, index) => ({ id: index + 1, name }))
  return (
    <Stack gap="md">
      {choices.length > 0 && (
        <ChoiceSet
          legend="Classes"
          all="All classes"
          options={choices}
          value={classIds}
          onChange={(next) => change(judge, { classIds: next })}
        />
      )}
      <ChoiceSet
        legend="Sections"
        all="All sections"
        options={named}
        value={sections}
        onChange={(next) => change(judge, { sections: next })}
      />
    </Stack>
  )
}

type ChoiceProps = {
  legend: string
  all: string
  options: readonly { id: number; name: string }[]
  value: Choice
  onChange: (next: Choice) => void
}

function ChoiceSet({ legend, all, options, value, onChange }: ChoiceProps) {
  const ids = options.map(({ id }) => id)
  const each = options.map(({ id, name }) => ({
    label: name,
    checked: isChosen(value, id),
    onChange: () => onChange(toggled(value, id, ids)),
  }))
  const every = { label: all, checked: value === "all", onChange: () => onChange(value === "all" ? [] : "all") }
  return <CheckboxSet legend={legend} options={[every, ...each]} />
}
