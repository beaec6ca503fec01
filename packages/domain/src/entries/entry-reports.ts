/** What a judge reports of an entry. */
export const REPORT_KINDS = ["notHere", "notReady", "other"] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** The kinds as a judge chooses them and as the history names them. */
export const REPORT_WORDS: Record<ReportKind, string> = {
  notHere: "Not here",
  notReady: "Not ready",
  other: "Needs a look",
}

const SAYS: Record<ReportKind, string> = { notHere: "is not here", notReady: "is not ready", other: "needs a look" }

/** "C12 is not here: its place is empty" */
export function reportInWords({ kind, text }: { kind: ReportKind; text: string }, votingId: string): string {
  const says = `${votingId} ${SAYS[kind]}`
  return text === "" ? says : `${says}: ${text}`
}

type Report = { id: number; entryId: number; judgeId: number }

/**
 * The reports of each entry together, newest first. Product rule: what three judges report comes before what one reports; among
 * equals the entry that was reported last.
 */
export function reportsByEntry<Given extends Report>(reports: readonly Given[]): Given[][] {
  const newestFirst = [...reports].sort((a, b) => b.id - a.id)
  // Not by Map.groupBy, which older browsers of judges lack: their phones load the words above.
  const groups = new Map(newestFirst.map(({ entryId }): [number, Given[]] => [entryId, []]))
  for (const report of newestFirst) groups.get(report.entryId)?.push(report)
  return [...groups.values()].sort((a, b) => judgesIn(b) - judgesIn(a))
}

const judgesIn = (reports: readonly Report[]): number => new Set(reports.map(({ judgeId }) => judgeId)).size
