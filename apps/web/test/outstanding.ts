import type { Outstanding } from "../src/features/results/outstanding/words.ts"

/** What is outstanding of an event, with the fields that matter to the test: nothing else is. */
export const theOutstanding = (fields: Partial<Outstanding> = {}): Outstanding => ({
  expectedSheets: 0,
  submittedSheets: 0,
  outstandingSheets: 0,
  lackingSheets: 0,
  isProvisional: false,
  judges: [],
  criteria: [],
  ...fields,
})

type OutstandingJudge = Outstanding["judges"][number]

export const anOutstandingJudge = (fields: Partial<OutstandingJudge> = {}): OutstandingJudge => ({
  id: 1,
  name: "Ann",
  isActive: true,
  submittedEntries: 0,
  draftEntries: 0,
  outstandingSheets: 0,
  lastSeenAt: null,
  waitingSheets: 0,
  missing: [],
  lacking: [],
  ...fields,
})
