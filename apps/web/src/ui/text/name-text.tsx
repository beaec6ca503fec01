import classes from "./text.module.css"

/** A word with a hyphen inside, short enough for any line, and the blank before it. Older browsers cannot look behind. */
const HYPHENATED = /(^|\s)(?=\S{3,12}(?:\s|$))([^\s-]+(?:-[^\s-]+)+)(?=\s|$)/

/** A name whose lines do not end at a hyphen: "2022 Ford Mustang" and "Mach-E GT", not "Mach-" and "E GT". */
export function NameText({ name }: { name: string }) {
  const found = HYPHENATED.exec(name)
  if (!found) return name
  const [all, blank = "", word = ""] = found
  return (
    <>
      {name.slice(0, found.index) + blank}
      <span className={classes.whole}>{word}</span>
      <NameText name={name.slice(found.index + all.length)} />
    </>
  )
}
