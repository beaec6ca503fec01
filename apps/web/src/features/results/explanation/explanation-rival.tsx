import { Box } from "@mantine/core"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import type { ResultFacts } from "../counted-points.ts"
import type { EntryResult } from "../entry-result.ts"
import classes from "./explanation.module.css"
import { ExplanationFacts } from "./explanation-facts.tsx"

/** The entry that the sentence names, in the form of the head. On paper it is further down. */
export function ExplanationRival({ rival, facts }: { rival: EntryResult; facts: ResultFacts }) {
  return (
    <section className={classes.rivalRival} aria-label="Compared with">
      <EntryThumbnail imageUrl={rival.imageUrl} />
      <Box flex={1} miw={0} lh={1.4}>
        <Box fw={600}>{rival.entryName}</Box>
        <ExplanationFacts result={rival} facts={facts} />
      </Box>
    </section>
  )
}
