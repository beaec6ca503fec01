import { Group, Text } from "@mantine/core"
import { IconUpload } from "@tabler/icons-react"
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from "react"
import { FieldError } from "./field-error.tsx"
import classes from "./fields.module.css"

type Props = {
  /** What the control asks for, such as "Choose a Photo". */
  label: string
  /** Adds to the label, on a device with a mouse, that the file can be dropped. */
  canDrop?: boolean
  /** What the file is for, above the control like the label of another field. */
  title?: string
  /** At the end of the title's line: another way. */
  aside?: ReactNode
  /** Between the title and the control. */
  hint?: ReactNode
  /** Below the control: what happens next. */
  after?: string
  /** True if it is the next step: a solid button. */
  isPrimary?: boolean
  /** True in a form with other fields: an area of one line. */
  isLow?: boolean
  /** The input's `accept`. It only filters the file dialog, so the file itself must be checked. */
  accept: string
  onFile: (file: File) => void
  error?: ReactNode
  isDisabled?: boolean
}

/** Takes one file by click, keyboard or dropping it. */
export function FileDrop(props: Props) {
  const {
    label,
    canDrop = false,
    title,
    aside,
    hint,
    after,
    isPrimary = false,
    isLow = false,
    accept,
    onFile,
    error,
    isDisabled = false,
  } = props
  const id = useId()
  const [isOver, setOver] = useState(false)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Cleared, so that choosing the same file again fires a change event too.
    event.target.value = ""
    if (file) onFile(file)
  }
  const hover = (event: DragEvent, next: boolean) => {
    event.preventDefault()
    setOver(next && !isDisabled)
  }
  const drop = (event: DragEvent) => {
    hover(event, false)
    const file = event.dataTransfer.files[0]
    if (file && !isDisabled) onFile(file)
  }
  return (
    <div>
      {title && (
        <Group gap="0 1rem" justify="space-between" mb={4} fw={600}>
          <span>{title}</span>
          {aside}
        </Group>
      )}
      {hint && (
        <Text component="div" id={`${id}-hint`} size="sm" lh={1.4} c="dimmed" mb="xs">
          {hint}
        </Text>
      )}
      <label
        htmlFor={id}
        className={classes.area}
        data-over={isOver || undefined}
        data-disabled={isDisabled || undefined}
        data-primary={isPrimary || undefined}
        data-low={isLow || undefined}
        onDragEnter={(event) => hover(event, true)}
        onDragOver={(event) => hover(event, true)}
        onDragLeave={(event) => hover(event, false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={isDisabled}
          onChange={choose}
          className={classes.input}
          aria-describedby={[hint && `${id}-hint`, after && `${id}-after`, `${id}-error`].filter(Boolean).join(" ")}
          aria-invalid={error ? true : undefined}
        />
        <span className={classes.choose}>
          <IconUpload className={classes.icon} aria-hidden />
          {label}
        </span>
        {canDrop && <span className={classes.drop}> or drop it here</span>}
      </label>
      {after && (
        <Text id={`${id}-after`} size="sm" c="dimmed" mt="xs">
          {after}
        </Text>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
