import { useState } from "react"
import { useIsPrinting } from "../page/use-is-printing.ts"
import { shortened } from "./shortened.ts"
import classes from "./text.module.css"

const SHOWN_CHARS = 160

/** A text in a list: the start of a long one, all of it on demand and in print. */
export function LongText({ children }: { children: string }) {
  return children.length > SHOWN_CHARS ? <Shortened text={children} /> : children
}

function Shortened({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = useIsPrinting()
  return (
    <>
      {isOpen || isPrinting ? text : shortened(text, SHOWN_CHARS)}{" "}
      <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Show less" : "Show more"}
      </button>
    </>
  )
}
