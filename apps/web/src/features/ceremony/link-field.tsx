import { Anchor } from "@mantine/core"
import { CopyButton } from "../../ui/text/copy-button.tsx"
import classes from "./ceremony.module.css"

/** A link to read, to open and to copy. */
export function LinkField({ link, of }: { link: string; of: string }) {
  return (
    <div className={classes.link}>
      <Anchor href={link} target="_blank" rel="noopener" className={classes.address}>
        {link}
      </Anchor>
      <CopyButton text={link} of={of} />
    </div>
  )
}
