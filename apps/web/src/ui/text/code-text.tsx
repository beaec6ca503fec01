import { groupsOf } from "./code-groups.ts"
import { CopyButton } from "./copy-button.tsx"
import classes from "./text.module.css"

type Props = { code: string; of: string; size?: "md" | "lg"; isCopyable?: boolean }

/** A code to read aloud or type in: large monospace in groups of four, with a button that copies it without gaps. */
export function CodeText({ code, of, size = "md", isCopyable = true }: Props) {
  return (
    <span className={classes.line}>
      <code className={classes.code} data-size={size} translate="no">
        {groupsOf(code).map(({ start, text }) => (
          <span key={start} className={classes.group}>
            {text}
          </span>
        ))}
      </code>
      {isCopyable && <CopyButton text={code} of={of} />}
    </span>
  )
}
