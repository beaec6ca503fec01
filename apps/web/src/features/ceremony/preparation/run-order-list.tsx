import { ActionIcon, Alert, Box, Button, Group, Text, TextInput, VisuallyHidden } from "@mantine/core"
import type { CeremonyLine } from "@rosette/contract/ceremony"
import { LIMITS } from "@rosette/contract/limits"
import { newMutationId } from "@rosette/contract/mutation-id"
import { tooLong } from "@rosette/contract/words"
import { type ArrangedLine, spoilersIn } from "@rosette/domain/ceremony/run-order"
import { IconAlignLeft, IconChevronDown, IconChevronUp, IconTrash } from "@tabler/icons-react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { RowCheckbox } from "../../../ui/fields/row-checkbox.tsx"
import { PrizeRosette } from "../../../ui/figures/prize-rosette.tsx"
import { focusMoveButton, MoveButtons, type MoveStep } from "../../../ui/lists/move-buttons.tsx"
import { movedBy } from "../../../ui/lists/moved-by.ts"
import { linePrize } from "../stage/prizes.ts"
import { factsWords, titleWords } from "../words.ts"
import classes from "./run-order.module.css"

type Props = {
  lines: readonly CeremonyLine[]
  isPending: boolean
  onArrange: (lines: ArrangedLine[]) => Promise<boolean>
}

const CHEVRONS = { up: IconChevronUp, down: IconChevronDown }

type Move = { key: string; by: MoveStep }

/** The lines in their order; the focus stays on the line that is moved. */
export function RunOrderList({ lines, isPending, onArrange }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [last, setLast] = useState<(Move & { index: number }) | null>(null)
  const followed = useRef(last)
  const arranged = arrangedFrom(lines)
  const [wasIgnored, setIgnored] = useState(false)
  const act = async (next: ArrangedLine[]) => {
    setIgnored(isPending)
    return !isPending && onArrange(next)
  }
  const move = async (step: Move) => {
    const index = lines.findIndex(({ key }) => key === step.key) + step.by
    if (!(await act(moved(arranged, step.key, step.by)))) return
    setLast({ ...step, index })
  }
  // Waits until the list shows the saved order.
  useEffect(() => {
    if (!last || followed.current === last || lines[last.index]?.key !== last.key) return
    followed.current = last
    focusMoveButton(list.current, last.key, last.by)
  }, [last, lines])
  const at = lines.findIndex(({ key }) => key === last?.key)
  return (
    <>
      <ol ref={list} className={classes.order} aria-label="Run order" data-texts={lines.some(isText) || undefined}>
        {lines.map((line, index) => (
          <li key={line.key} data-hidden={line.isHidden || undefined} data-text={isText(line) || undefined}>
            <RowCheckbox
              label={`Show ${line.title} on stage`}
              isChecked={!line.isHidden}
              onChange={() => void act(leftOut(arranged, line.key, !line.isHidden))}
            />
            <span className={`${classes.number} tabular`} />
            <span className={classes.prize}>
              <LinePrize line={line} />
            </span>
            <LineWords line={line} />
            <MoveButtons
              of={line.key}
              labels={{ up: `Move ${line.title} up`, down: `Move ${line.title} down` }}
              titles={{ up: "Move up", down: "Move down" }}
              isFirst={index === 0}
              isLast={index === lines.length - 1}
              icons={CHEVRONS}
              look={{ className: classes.move }}
              onMove={(by) => void move({ key: line.key, by })}
            />
            {isText(line) && (
              <ActionIcon
                aria-label={`Remove ${line.title}`}
                title="Remove"
                className={classes.move}
                onClick={() => void act(arranged.filter(({ key }) => key !== line.key))}
              >
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      <Spoilers lines={lines} />
      <VisuallyHidden role="status">{last && at >= 0 && `${lines[at]?.title}: line ${at + 1}.`}</VisuallyHidden>
      <Text role="status" fw={600} mt="xs">
        {wasIgnored && "That change was ignored because the previous one was still being saved. Press again."}
      </Text>
      <AddText onAdd={(text) => act([...arranged, { key: `text:${newMutationId()}`, isHidden: false, text }])} />
    </>
  )
}

/** Said while it is so, not asked at each move. */
function Spoilers({ lines }: Pick<Props, "lines">) {
  const spoilers = spoilersIn(lines)
  return (
    <div role="status">
      {spoilers.length > 0 && (
        <Alert color="yellow" mt="sm" title="This order spoils a surprise">
          {spoilers.map(({ line, told }) => (
            <Box key={line.key} component="p" m={0}>
              {titleWords(line)} comes before {titleWords(told)}, so the audience knows too early who is ahead.
            </Box>
          ))}
        </Alert>
      )}
    </div>
  )
}

const isText = ({ kind }: CeremonyLine): boolean => kind === "text"

function LinePrize({ line }: { line: CeremonyLine }) {
  const prize = linePrize(line)
  return prize ? <PrizeRosette prize={prize} /> : <IconAlignLeft size={20} aria-hidden />
}

function LineWords({ line }: { line: CeremonyLine }) {
  const { kind, isHidden, winners } = line
  const who = kind === "text" ? "A text of your own" : <Winners winners={winners} />
  return (
    <div className={classes.lineWords}>
      <Text fw={600} td={isHidden ? "line-through" : undefined} dir="auto">
        {titleWords(line)}
      </Text>
      <Text size="sm" c="dimmed" dir="auto">
        {isHidden ? "Left out, also on the public page" : who}
      </Text>
    </div>
  )
}

/** "Blue Comet · 12 · Mia Berg" of each winner, on a phone on two lines. */
function Winners({ winners }: Pick<CeremonyLine, "winners">) {
  if (winners.length === 0) return "Nobody"
  return winners.map((winner, index) => {
    const words = [winner.entryName, factsWords(winner)].filter(Boolean)
    return (
      <span key={winner.entryId} className={classes.winner}>
        {index > 0 && <span className={classes.between}>; </span>}
        <span>{words[0]}</span>
        {words[1] && (
          <>
            <span className={classes.between}>{"\u00a0· "}</span>
            <span>{words[1]}</span>
          </>
        )}
      </span>
    )
  })
}

function AddText({ onAdd }: { onAdd: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState("")
  const problem = tooLong("Text", LIMITS.ceremony.textMaxChars, text.trim())
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words !== "" && !problem && (await onAdd(words))) setText("")
  }
  return (
    <form onSubmit={add}>
      <Group align="flex-end" gap="xs" mt="sm" wrap="nowrap">
        <TextInput
          label="A text of your own"
          placeholder="Thanks to our sponsors"
          description="Added as the last line."
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Button type="submit" variant="default" disabled={text.trim() === ""}>
          Add
        </Button>
      </Group>
    </form>
  )
}

/** The lines as they are sent: `text` is null unless the line is an own text. */
export const arrangedFrom = (lines: readonly CeremonyLine[]): ArrangedLine[] =>
  lines.map(({ key, kind, title, isHidden }) => ({ key, isHidden, text: kind === "text" ? title : null }))

/** The lines with the one of this key moved by one position. */
export function moved(lines: readonly ArrangedLine[], key: string, by: MoveStep): ArrangedLine[] {
  const index = lines.findIndex((line) => line.key === key)
  return movedBy(lines, index, by)
}

/** The lines with the one of this key left out or included again. */
export const leftOut = (lines: readonly ArrangedLine[], key: string, isHidden: boolean): ArrangedLine[] =>
  lines.map((line) => (line.key === key ? { ...line, isHidden } : line))
