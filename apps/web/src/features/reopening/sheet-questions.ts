import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { plural } from "../../lib/format.ts"
import { isolated } from "../../lib/isolated.ts"
import type { ReopeningQuestion } from "./reopening-dialog.tsx"

type Named = { entryName: string; votingId: string }

/** "Blue Whale (A2)" */
export const sheetName = ({ entryName, votingId }: Named): string => `${isolated(entryName)} (${votingId})`

/** The questions before submitted sheets become drafts, with the reason that their judge reads. */
export const REOPENING_QUESTIONS = {
  one: ({ name }: Pick<JudgeForOrganizer, "name">, sheet: Named): ReopeningQuestion => ({
    title: `Reopen the score of ${name} for ${sheetName(sheet)}?`,
    message: `It becomes a draft again and no longer counts until ${name} submits it once more. You can take this back until ${name} changes it.`,
    action: "Reopen",
  }),
  all: ({ name, submittedEntries }: Pick<JudgeForOrganizer, "name" | "submittedEntries">): ReopeningQuestion => ({
    title: `Reopen all scores of ${name}?`,
    message: `${plural(submittedEntries, "submitted sheet")} become drafts again. They no longer count until ${name} submits them once more. You can take this back for the sheets that ${name} has not changed.`,
    action: `Reopen ${plural(submittedEntries, "sheet")}`,
  }),
}
