import { Skeleton } from "@mantine/core"
import { EarlyFacts, EntryHeadTexts } from "./entries/entry-card.tsx"
import { EntryPhoto } from "./entries/entry-photo.tsx"
import classes from "./entry-desk.module.css"

/** The texts of a sheet's head and of its facts. */
export type EarlyTexts = Record<"name" | "votingId" | "place" | "points" | "max" | "facts", string>

const WITH_PHOTO = { imageUrl: "/photo", showEntryName: false, entryName: "", votingId: "" }

/**
 * The sheet that the page's script fills in from what the device has stored, while the app is loaded: its head, on a phone its facts, and
 * placeholders. The photo, and the sentence that there is none, are both in it.
 */
export const EarlySheet = ({ facts, ...texts }: EarlyTexts) => (
  <article className={classes.card}>
    <EntryHeadTexts {...texts} photo={<EntryPhoto entry={WITH_PHOTO} isThumbnail />} />
    <EarlyFacts text={facts} />
    <Skeleton height="3rem" mb="md" />
    <Skeleton height="5rem" mb="md" />
    <Skeleton height="5rem" mb="md" />
    <Skeleton height="5rem" mb="md" />
    <Skeleton height="5rem" mb="md" />
    <Skeleton height="5rem" mb="lg" />
  </article>
)
