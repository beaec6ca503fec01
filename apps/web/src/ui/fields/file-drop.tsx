import { Text } from "@mantine/core"
import { IconUpload } from "@tabler/icons-react"
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from "react"
import { FieldError } from "./field-error.tsx"
import classes from "./file-drop.module.css"

type Props = {
  /** What the control asks for, such as "Choose a Photo". */
  label: string
  /** Adds to the label, on a device with a mouse, that the file can be dropped. */
  canDrop?: boolean
  /** What the file is for, above the control like the label of another field. */
  title?: string
  /** Between the title and the control. */
  hint?: ReactNode
  /** Below the control: what happens next. */
  after?: string
  /** True if it is the next step: a solid button where nothing can be dropped. */
  isPrimary?: boolean
  /** The input's `accept`. It only filters the file dialog, so the file itself must be checked. */
  accept: string
  onFile: (file: File) => void
  error?: string | null
  isDisabled?: boolean
}

/** Takes one file by click, keyboard or dropping it. */
export function FileDrop(props: Props) {
  const {
    label,
    canDrop = false,
    title,
    hint,
    after,
    isPrimary = false,
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
      {title && <div className={classes.title}>{title}</div>}
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
        <IconUpload className={classes.icon} aria-hidden />
        <Text component="span" fw={600}>
          {label}
          {canDrop && <span className={classes.drop}> or drop it here</span>}
        </Text>
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
