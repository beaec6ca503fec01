import { ActionIcon, Button, Group, Text, TextInput, VisuallyHidden } from "@mantine/core"
import { type CeremonyLine, LIMITS } from "@rosette/contract"
import type { ArrangedLine } from "@rosette/domain"
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconTrash } from "@tabler/icons-react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { newMutationId } from "../../../lib/mutation-id.ts"
import classes from "../ceremony.module.css"
import { entryWords } from "../entry-words.ts"
import { arrangedFrom, leftOut, moved } from "./arranged.ts"

type Props = {
  lines: readonly CeremonyLine[]
  isPending: boolean
  onArrange: (lines: ArrangedLine[]) => Promise<boolean>
}

type Move = { key: string; by: 1 | -1 }

/** The lines from the first to the last; the focus stays on the line that moves. */
export function RunOrderList({ lines, isPending, onArrange }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [last, setLast] = useState<(Move & { index: number }) | null>(null)
  const followed = useRef(last)
  const arranged = arrangedFrom(lines)
  const [hasLeftOut, setLeftOut] = useState(false)
  const act = async (next: ArrangedLine[]) => {
    setLeftOut(isPending)
    return !isPending && onArrange(next)
  }
  const move = async (step: Move) => {
    const index = lines.findIndex(({ key }) => key === step.key) + step.by
    if (!(await act(moved(arranged, step.key, step.by)))) return
    setLast({ ...step, index })
  }
  // Once the line stands at its new place: at an end of the list its other button has the focus.
  useEffect(() => {
    if (!last || followed.current === last || lines[last.index]?.key !== last.key) return
    followed.current = last
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>("button[data-by]") ?? [])]
    const own = buttons.filter(({ dataset }) => dataset.line === last.key)
    const wanted = own.toSorted((a) => (a.dataset.by === String(last.by) ? -1 : 1))
    wanted.find(({ disabled }) => !disabled)?.focus()
  }, [last, lines])
  const at = lines.findIndex(({ key }) => key === last?.key)
  return (
    <>
      <ol ref={list} className={classes.order} aria-labelledby="run-order">
        {lines.map((line, index) => (
          <li key={line.key} data-hidden={line.isHidden || undefined}>
            <LineWords line={line} />
            <Arrow line={line} by={-1} isAtEnd={index === 0} onMove={move} />
            <Arrow line={line} by={1} isAtEnd={index === lines.length - 1} onMove={move} />
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
        {hasLeftOut && "That press was left out: the change before it was being saved. Press again."}
      </Text>
      <AddText onAdd={(text) => act([...arranged, { key: `text:${newMutationId()}`, isHidden: false, text }])} />
    </>
  )
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

type ArrowProps = { line: CeremonyLine; by: Move["by"]; isAtEnd: boolean; onMove: (move: Move) => void }

function Arrow({ line: { key, title }, by, isAtEnd, onMove }: ArrowProps) {
  return (
    <ActionIcon
      aria-label={`Move ${title} ${by < 0 ? "up" : "down"}`}
      data-line={key}
      data-by={by}
      disabled={isAtEnd}
      onClick={() => onMove({ key, by })}
    >
      {by < 0 ? <IconArrowUp size={20} aria-hidden /> : <IconArrowDown size={20} aria-hidden />}
    </ActionIcon>
  )
}

function LeaveOut({ line, onLeaveOut }: { line: CeremonyLine; onLeaveOut: (isHidden: boolean) => void }) {
  const { title, isHidden } = line
  return (
    <ActionIcon
      aria-label={isHidden ? `Take ${title} in again` : `Leave ${title} out`}
      onClick={() => onLeaveOut(!isHidden)}
    >
      {isHidden ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
    </ActionIcon>
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
          description="It is added as the last line; move it from there."
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
