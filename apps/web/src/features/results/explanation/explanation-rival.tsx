import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import type { EntryResult } from "../winners/result-explanation.ts"
import { ExplanationFacts, type Facts } from "./explanation-facts.tsx"
import classes from "./explanation-rival.module.css"

/** The entry that the sentence names, in the form of the head. On paper it is further down. */
export function ExplanationRival({ rival, facts }: { rival: EntryResult; facts: Facts }) {
  return (
    <section className={classes.rival} aria-label="Compared with">
      <EntryThumbnail imageUrl={rival.imageUrl} />
      <div className={classes.words}>
        <div className={classes.name}>{rival.entryName}</div>
        <ExplanationFacts result={rival} facts={facts} />
      </div>
    </section>
  )
}
