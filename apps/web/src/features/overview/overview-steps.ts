import { plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"

type Overview = Outputs["organizer"]["overview"]

/** What the steps depend on. */
export type SetUp = Pick<Overview, "totalEntries" | "totalCriteria" | "totalJudges" | "totalScores"> & {
  judges: readonly Pick<Overview["judges"][number], "lastSeenAt" | "totalScores">[]
}

/** The tabs where steps are done; the dashboard has more. */
export type StepTab = "entries" | "criteria" | "judges"

export type SetUpStep = { title: string; text: string; action: string; tab: StepTab; isDone: boolean }

/** The steps before judging can begin, in their order. */
export function stepsOf({ totalCriteria, totalEntries, totalJudges, judges }: SetUp): SetUpStep[] {
  const signedIn = judges.filter(({ lastSeenAt, totalScores }) => lastSeenAt !== null || totalScores > 0).length
  return [
    {
      title: "Scoring criteria",
      text: "What judges give points for.",
      action: "Add criteria",
      tab: "criteria",
      isDone: totalCriteria > 0,
    },
    {
      title: "Entries",
      text: "By hand, or the whole list from a CSV file.",
      action: "Add entries",
      tab: "entries",
      isDone: totalEntries > 0,
    },
    {
      title: "Judges",
      text: "Each gets an access code to sign in with.",
      action: "Add judges",
      tab: "judges",
      isDone: totalJudges > 0,
    },
    {
      title: "Hand out the cards",
      text:
        totalJudges > 0
          ? `${signedIn} of ${plural(totalJudges, "judge")} signed in so far.`
          : "Print a card for each judge, with the code and its QR code.",
      action: "Show the cards",
      tab: "judges",
      isDone: totalJudges > 0 && signedIn >= totalJudges,
    },
  ]
}

/** True until the first score is saved; then the figures are shown instead. */
export const isGettingStarted = ({ totalCriteria, totalEntries, totalJudges, totalScores }: SetUp): boolean =>
  totalCriteria === 0 || totalEntries === 0 || totalJudges === 0 || totalScores === 0
