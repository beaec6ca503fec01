import { ActionIcon, Button, Group, Text, TextInput, VisuallyHidden } from "@mantine/core"
import { LIMITS } from "@rosette/contract/limits"
import type { CeremonyLine } from "@rosette/contract/publishing/ceremony"
import type { ArrangedLine } from "@rosette/domain/ceremony/run-order"
import { IconAlignLeft, IconEye, IconEyeOff, IconTrash } from "@tabler/icons-react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { newMutationId } from "../../../lib/mutation-id.ts"
import { focusMoveButton, MoveButtons, type MoveStep } from "../../../ui/lists/move-buttons.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import classes from "../ceremony.module.css"
import { entryWords } from "../entry-words.ts"
import { prizeOf } from "../stage/prize.ts"
import { PrizeRosette } from "../stage/prize-rosette.tsx"
import { arrangedFrom, leftOut, moved } from "./arranged.ts"

type Props = {
  lines: readonly CeremonyLine[]
  isPending: boolean
  onArrange: (lines: ArrangedLine[]) => Promise<boolean>
}

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
      <ol ref={list} className={classes.order} aria-labelledby="run-order">
        {lines.map((line, index) => (
          <li key={line.key} data-hidden={line.isHidden || undefined}>
            <span className={classes.prize}>
              <LinePrize line={line} />
            </span>
            <LineWords line={line} />
            <MoveButtons
              of={line.key}
              labels={{ up: `Move ${line.title} up`, down: `Move ${line.title} down` }}
              isFirst={index === 0}
              isLast={index === lines.length - 1}
              onMove={(by) => void move({ key: line.key, by })}
            />
            {line.kind === "text" ? (
              <ActionIcon
                aria-label={`Remove ${line.title}`}
                onClick={() => void act(arranged.filter(({ key }) => key !== line.key))}
              >
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            ) : (
              <LeaveOut line={line} onLeaveOut={(isHidden) => void act(leftOut(arranged, line.key, isHidden))} />
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{last && at >= 0 && `${lines[at]?.title}: line ${at + 1}.`}</VisuallyHidden>
      <Text role="status" fw={600} mt="xs">
        {wasIgnored && "That change was ignored because the previous one was still being saved. Press again."}
      </Text>
      <AddText onAdd={(text) => act([...arranged, { key: `text:${newMutationId()}`, isHidden: false, text }])} />
    </>
  )
}

function LinePrize({ line }: { line: CeremonyLine }) {
  const prize = prizeOf(line)
  return prize ? <PrizeRosette prize={prize} /> : <IconAlignLeft size={20} aria-hidden />
}

function LineWords({ line: { title, kind, isHidden, winners } }: { line: CeremonyLine }) {
  const who = kind === "text" ? "A text of your own" : winners.map(entryWords).join("; ") || "Nobody"
  return (
    <div className={classes.lineWords}>
      <Text fw={600} td={isHidden ? "line-through" : undefined} dir="auto">
        {title}
      </Text>
      <Text size="sm" c="dimmed" dir="auto">
        {isHidden ? "Left out, also on the public page" : who}
      </Text>
    </div>
  )
}

function LeaveOut({ line, onLeaveOut }: { line: CeremonyLine; onLeaveOut: (isHidden: boolean) => void }) {
  const { title, isHidden } = line
  const isPhone = useIsPhone()
  const label = isHidden ? `Include ${title} again` : `Leave out ${title}`
  const press = () => onLeaveOut(!isHidden)
  if (isPhone)
    return (
      <ActionIcon aria-label={label} onClick={press}>
        {isHidden ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
      </ActionIcon>
    )
  return (
    <Button variant="subtle" className={classes.leaveOut} aria-label={label} onClick={press}>
      {isHidden ? "Include" : "Leave out"}
    </Button>
  )
}

function AddText({ onAdd }: { onAdd: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState("")
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words !== "" && (await onAdd(words))) setText("")
  }
  return (
    <form onSubmit={add}>
      <Group align="flex-end" gap="xs" mt="sm" wrap="nowrap">
        <TextInput
          label="A text of your own"
          placeholder="Thanks to our sponsors"
          description="Added as the last line."
          value={text}
          maxLength={LIMITS.ceremony.textMaxChars}
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
