import { Alert, List } from "@mantine/core"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { formatDateTime, plural } from "../../../lib/format.ts"
import type { PaperKind } from "./paper-choice.ts"
import type { PaperVersion } from "./paper-version.ts"
import { confidentialCertificates } from "./winner-papers.ts"

type Props = { paper: PaperVersion; versions: readonly SnapshotLine[]; state: ResultsState | null; kind: PaperKind }

/** Notes to read before these pages are printed. */
export function PaperNotes(props: Props) {
  const notes = paperNotes(props)
  if (notes.length === 0) return null
  return (
    <Alert color="gray" role="status">
      <List spacing="xs">
        {notes.map((note) => (
          <List.Item key={note}>{note}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

export function paperNotes({ paper, versions, state, kind }: Props): string[] {
  const last = versions.at(-1)
  const isLast = last === undefined || last.version === paper.version
  const showsLines = kind !== "ranking"
  return [
    ...(isLast ? [] : [laterWords(paper.version, last)]),
    ...(state === "review" || state === "open" ? [stateWords(state, paper.version, isLast)] : []),
    ...(showsLines && paper.leftOut.length > 0
      ? [`Left out of the ceremony, and so of these papers: ${paper.leftOut.join(", ")}.`]
      : []),
    ...(kind === "certificates" ? confidentialWords(confidentialCertificates(paper)) : []),
    ...(kind === "owners" ? [judgesWords(paper.showsJudges)] : []),
  ]
}

const laterWords = (version: number, { version: later, publishedAt, reason }: SnapshotLine): string =>
  `Version ${version} is not the last one. Version ${later} was published on ${formatDateTime(publishedAt)}: ${reason}`

function stateWords(state: "review" | "open", version: number, isLast: boolean): string {
  const now = state === "review" ? "The results are in review again." : "Judging is open again."
  return `${now} These papers come from version ${version}${isLast ? ", the last that was published" : ""}.`
}

const confidentialWords = (count: number): string[] =>
  count === 0
    ? []
    : [
        `${plural(count, "certificate bears", "certificates bear")} a name or an owner that the entry does not show to others. Hand these to their owners.`,
      ]

const judgesWords = (showsJudges: boolean): string =>
  showsJudges
    ? "With the names of the judges, because the public page names them."
    : "Without the names of the judges. “Public page” in Results decides that."
