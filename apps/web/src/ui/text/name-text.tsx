import classes from "./name-text.module.css"

/** A word with a hyphen inside, short enough for any line. */
const HYPHENATED = /(?<=^|\s)(?=\S{3,12}(?:\s|$))[^\s-]+(?:-[^\s-]+)+(?=\s|$)/

/** A name whose lines do not end at a hyphen: "2022 Ford Mustang" and "Mach-E GT", not "Mach-" and "E GT". */
export function NameText({ name }: { name: string }) {
  const [word] = HYPHENATED.exec(name) ?? []
  if (word === undefined) return name
  const at = name.search(HYPHENATED)
  return (
    <>
      {name.slice(0, at)}
      <span className={classes.whole}>{word}</span>
      <NameText name={name.slice(at + word.length)} />
    </>
  )
}
