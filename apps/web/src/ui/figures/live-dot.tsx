import { Tooltip, UnstyledButton, VisuallyHidden } from "@mantine/core"
import { useState } from "react"
import classes from "./figures.module.css"

type Props = {
  tone: "good" | "waiting" | "bad"
  /** A word or two beside the dot. */
  text: string
  /** An explanation: shown on hover, focus or tap, and announced when it changes. */
  meaning: string
}

/** Shows whether the screen is updated live. */
export function LiveDot({ tone, text, meaning }: Props) {
  const [first] = useState(text)
  return (
    <>
      <Tooltip label={meaning} multiline maw="18rem" events={{ hover: true, focus: true, touch: true }}>
        <UnstyledButton className={classes.dot} data-tone={tone}>
          <span className={classes.mark} aria-hidden />
          <span className={classes.liveDotText}>{text}</span>
        </UnstyledButton>
      </Tooltip>
      <VisuallyHidden role="status">{text !== first && `${text}. ${meaning}`}</VisuallyHidden>
    </>
  )
}
