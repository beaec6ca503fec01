import { Kbd, Modal, Text, TextInput } from "@mantine/core"
import { IconSearch } from "@tabler/icons-react"
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react"
import { type Command, commandsFor } from "./command-choices.ts"
import classes from "./command-dialog.module.css"

type Props = {
  commands: readonly Command[]
  /** Whether there are entries to type for, also while they are being read. */
  hasEntries: boolean
  isOpen: boolean
  onClose: () => void
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A command palette in a dialog. */
export function CommandDialog({ commands, hasEntries, isOpen, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Go to"
      size="35rem"
      classNames={{
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {/* Its state ends with the dialog, so that it starts without a text each time. */}
      <Palette commands={commands} hasEntries={hasEntries} onClose={onClose} />
    </Modal>
  )
}

/** Ends a long list before a heading that would be its last visible line. */
function endBeforeHeading(list: HTMLElement | null): void {
  if (!list) return
  list.style.maxHeight = ""
  const end = list.clientHeight
  // Not by rectangles, which the dialog's transition scales.
  const last = [...list.querySelectorAll<HTMLElement>("[data-heading]")].find(
    ({ offsetTop, offsetHeight }) => offsetTop < end && end < offsetTop + 2 * offsetHeight,
  )
  if (last && list.scrollHeight > end) list.style.maxHeight = `${last.offsetTop}px`
}

/** A field, and below it the commands; arrows choose one, Enter runs it. */
function Palette({ commands, hasEntries, onClose }: Omit<Props, "isOpen">) {
  const [text, setText] = useState("")
  // Null until one is chosen with the arrows.
  const [chosenAt, setChosenAt] = useState<number | null>(null)
  const id = useId()
  const found = commandsFor(commands, text)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found decides where the list ends
  useLayoutEffect(() => endBeforeHeading(list.current), [text, found.length])
  const preselected = found.findIndex(({ isCurrent }) => !isCurrent)
  const at = Math.min(chosenAt ?? Math.max(preselected, 0), found.length - 1)
  const chosen = found[at]
  const run = (command: Command) => {
    // The page changes while the dialog fades out; the choice does not.
    setChosenAt(found.indexOf(command))
    onClose()
    command.run()
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    // While an input method composes, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing || !chosen || (!step && event.key !== "Enter")) return
    event.preventDefault()
    if (!step) return run(chosen)
    const next = step(at, found.length)
    setChosenAt(next)
    document.getElementById(`${id}-${found[next]?.key}`)?.scrollIntoView({ block: "nearest" })
  }
  return (
    <>
      <TextInput
        data-autofocus
        aria-label="Search tabs, entries, judges and actions"
        placeholder="Tab, entry, judge or action"
        variant="unstyled"
        leftSection={<IconSearch size={20} aria-hidden />}
        classNames={{ root: classes.field, input: classes.input }}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.key}`}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setChosenAt(null)
        }}
        onKeyDown={press}
      />
      <div ref={list} role="listbox" id={`${id}-list`} aria-label="Found" className={classes.list}>
        {found.map((command, index) => (
          <div key={command.key}>
            {found[index - 1]?.group !== command.group && (
              <div className={classes.group} role="presentation" data-heading>
                {command.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys */}
            <div
              role="option"
              tabIndex={-1}
              id={`${id}-${command.key}`}
              aria-selected={command === chosen}
              className={classes.option}
              onClick={() => run(command)}
            >
              {command.icon && <command.icon size={20} stroke={1.75} aria-hidden />}
              <span className={classes.label}>{command.label}</span>
              {command.hint && (
                <span className={classes.hint} data-late={command.isLate || undefined}>
                  {command.hint}
                </span>
              )}
            </div>
          </div>
        ))}
      </div>
      {text === "" && hasEntries && (
        <Text className={classes.typed}>
          <b>Entries:</b> type a name or number
        </Text>
      )}
      <Text role="status" c="dimmed" className={classes.none}>
        {found.length === 0 && "Nothing matches."}
      </Text>
      <div className={classes.keys} aria-hidden>
        <span className={classes.key}>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> Choose
        </span>
        <span className={classes.key}>
          <Kbd>Enter</Kbd> Open
        </span>
        <span className={classes.key}>
          <Kbd>Esc</Kbd> Close
        </span>
      </div>
    </>
  )
}
