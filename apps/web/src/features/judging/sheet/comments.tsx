import { LIMITS } from "@rosette/contract/limits"
import { memo, useId, useState } from "react"
import { formatNumber } from "../../../lib/format.ts"
import classes from "./sheet.module.css"

type Props = {
  comments: string
  isLocked: boolean
  /** Why the server did not take them. */
  error: string | null
  onChange: (comments: string) => void
}

const MAX = LIMITS.comments.maxChars
/** The number of characters is shown from here on. */
const NEAR_MAX = MAX - 500

const tooLongText = (length: number) =>
  `With that the comment would have ${formatNumber(length)} characters. It can have ${formatNumber(MAX)}, so nothing was added: shorten the text and enter it again.`

/** One comment for the whole entry. A text that would be too long is refused as a whole: nothing is cut off unseen. */
export const Comments = memo(function Comments({ comments, isLocked, error, onChange }: Props) {
  const id = useId()
  const [refusedLength, setRefusedLength] = useState(0)
  const message = refusedLength > 0 ? tooLongText(refusedLength) : error
  const count = comments.length > NEAR_MAX && `${formatNumber(comments.length)} of ${formatNumber(MAX)} characters`
  const change = (next: string) => {
    const isRefused = next.length > MAX && next.length > comments.length
    setRefusedLength(isRefused ? next.length : 0)
    if (!isRefused) onChange(next)
  }
  return (
    <div className={classes.comments}>
      <label htmlFor={id}>Judge Comments</label>
      <p id={`${id}-about`}>
        Optional. One comment for the whole entry. Its owner may read it after the results, with your name only if the
        organizer shows the names of judges.
      </p>
      {message && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {message}
        </p>
      )}
      <textarea
        id={id}
        className={classes.field}
        value={comments}
        readOnly={isLocked}
        aria-describedby={`${id}-about${message ? ` ${id}-error` : ""}${count ? ` ${id}-count` : ""}`}
        aria-invalid={message !== null || undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {count && <p id={`${id}-count`}>{count}</p>}
    </div>
  )
})
