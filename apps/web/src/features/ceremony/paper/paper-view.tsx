import type { SnapshotLine } from "@rosette/contract/snapshots"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { useMemo } from "react"
import { PrintDesk, PrintPreview } from "../../../ui/paper/print-preview.tsx"
import { PaperProvider } from "../../../ui/paper/sheet.tsx"
import { BarsSkeleton, Loaded, type QueryState } from "../../../ui/states/loaded.tsx"
import type { PaperChoice } from "./paper-choice.ts"
import { PaperChoices } from "./paper-choices.tsx"
import { PaperNotes } from "./paper-notes.tsx"
import { isEmpty, PaperPages } from "./paper-pages.tsx"
import type { PaperVersion } from "./paper-version.ts"

type Props = {
  versions: readonly SnapshotLine[]
  /** Null while not known. */
  state: ResultsState | null
  read: QueryState<PaperVersion>
  choice: PaperChoice
  onChoose: (choice: PaperChoice) => void
}

/** What to print, and a preview of it. */
export const PaperView = ({ versions, state, read, choice, onChoose }: Props) => (
  <PrintDesk
    choices={<PaperChoices versions={versions} paper={read.data ?? null} choice={choice} onChoose={onChoose} />}
  >
    <Loaded
      query={read}
      skeleton={<BarsSkeleton count={2} height="20rem" />}
      failureTitle="The version could not be loaded"
    >
      {(paper) => <Preview paper={paper} versions={versions} state={state} choice={choice} />}
    </Loaded>
  </PrintDesk>
)

const paperWords = ({ kind, size }: PaperChoice): string =>
  `${size === "a4" ? "A4" : "Letter"}, ${kind === "certificates" ? "landscape" : "portrait"}`

type PreviewProps = Pick<Props, "versions" | "state" | "choice"> & { paper: PaperVersion }

function Preview({ paper, versions, state, choice }: PreviewProps) {
  const { kind, size } = choice
  const frame = useMemo(() => {
    const { version, digits, body } = paper
    return { size, eventName: body.event.name, version: `Version ${version} · ${digits}` }
  }, [size, paper])
  return (
    <PrintPreview
      paper={isEmpty(paper, kind) ? null : paperWords(choice)}
      format={`${kind} ${size}`}
      notes={<PaperNotes paper={paper} versions={versions} state={state} kind={kind} />}
    >
      {/* The key remounts the sheets for another size: names are fitted first, then pages are laid out around them. */}
      <PaperProvider key={size} value={frame}>
        <PaperPages paper={paper} choice={choice} />
      </PaperProvider>
    </PrintPreview>
  )
}
