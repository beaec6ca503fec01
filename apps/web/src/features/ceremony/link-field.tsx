import { Anchor } from "@mantine/core"
import { CopyButton } from "../../ui/text/copy-button.tsx"
import classes from "./ceremony.module.css"

/** A link to open and to copy, in one line: its end is left out if it is too long. */
export function LinkField({ link, of }: { link: string; of: string }) {
  return (
    <div className={classes.link}>
      <Anchor href={link} target="_blank" rel="noopener" className={classes.address} title={link}>
        {link}
      </Anchor>
      <CopyButton text={link} of={of} />
    </div>
  )
}
