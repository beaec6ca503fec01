import type { SnapshotLine } from "@rosette/contract/snapshots"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { useMemo, useRef } from "react"
import { BarsSkeleton, Loaded, type QueryState } from "../../../ui/states/loaded.tsx"
import { PaperChoices } from "./choices/paper-choices.tsx"
import type { PaperVersion } from "./content/paper-version.ts"
import classes from "./paper.module.css"
import type { PaperChoice } from "./paper-choice.ts"
import { PaperNotes } from "./paper-notes.tsx"
import { isEmpty, PaperPages } from "./paper-pages.tsx"
import { PrintButton } from "./print-button.tsx"
import { PaperProvider } from "./sheets/sheet.tsx"
import { usePreviewScale } from "./use-preview-scale.ts"

type Props = {
  versions: readonly SnapshotLine[]
  /** Null while not known. */
  state: ResultsState | null
  read: QueryState<PaperVersion>
  choice: PaperChoice
  onChoose: (choice: PaperChoice) => void
}

/** The choices on the left, a preview of the pages on the right. */
export function PaperView({ versions, state, read, choice, onChoose }: Props) {
  return (
    <div className={classes.desk}>
      <PaperChoices versions={versions} paper={read.data ?? null} choice={choice} onChoose={onChoose} />
      <Loaded
        query={read}
        skeleton={<BarsSkeleton count={2} height="20rem" />}
        failureTitle="The version could not be loaded"
      >
        {(paper) => <Preview paper={paper} versions={versions} state={state} choice={choice} />}
      </Loaded>
    </div>
  )
}

const paperWords = ({ kind, size }: PaperChoice): string =>
  `${size === "a4" ? "A4" : "Letter"}, ${kind === "certificates" ? "landscape" : "portrait"}`

type PreviewProps = Pick<Props, "versions" | "state" | "choice"> & { paper: PaperVersion }

function Preview({ paper, versions, state, choice }: PreviewProps) {
  const pages = useRef<HTMLDivElement>(null)
  const { kind, size } = choice
  usePreviewScale(pages, `${kind} ${size}`)
  const frame = useMemo(() => {
    const { version, digits, body } = paper
    return { size, paper: { version, digits, eventName: body.event.name } }
  }, [size, paper])
  return (
    <div className={classes.preview}>
      <PaperNotes paper={paper} versions={versions} state={state} kind={kind} />
      {!isEmpty(paper, kind) && <PrintButton pages={pages} paper={paperWords(choice)} />}
      <div ref={pages} className={classes.pages}>
        {/* The key remounts the sheets for another size: names are fitted first, then pages are laid out around them. */}
        <PaperProvider key={size} value={frame}>
          <PaperPages paper={paper} choice={choice} />
        </PaperProvider>
      </div>
    </div>
  )
}
