import { useState } from "react"
import classes from "./entry-card.module.css"

/** About what fits into three lines of a phone. */
const SHORT_CHARS = 120
const SHORT_LINES = 3

const isShort = (text: string) => text.length <= SHORT_CHARS && text.split("\n").length <= SHORT_LINES

/** A text that is cut after three lines until it is unfolded, so that the sliders are not pushed down. */
export function FoldedText({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false)
  if (isShort(children)) return children
  return (
    <>
      <span className={classes.foldedTextText} data-folded={!isOpen || undefined}>
        {children}
      </span>
      <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Show less" : "Show more"}
      </button>
    </>
  )
}
