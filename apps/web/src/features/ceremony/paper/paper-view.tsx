import { Button, Text } from "@mantine/core"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { IconPrinter } from "@tabler/icons-react"
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react"
import { BarsSkeleton, Loaded, type QueryState } from "../../../ui/states/loaded.tsx"
import classes from "./paper.module.css"
import type { PaperChoice } from "./paper-choice.ts"
import { PaperChoices } from "./paper-choices.tsx"
import { PaperNotes } from "./paper-notes.tsx"
import { isEmpty, PaperPages } from "./paper-pages.tsx"
import type { PaperVersion } from "./paper-version.ts"
import { PaperProvider } from "./sheet.tsx"

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

type PrintButtonProps = {
  pages: RefObject<HTMLElement | null>
  /** The paper size, for browsers that do not choose it automatically. */
  paper: string
}

/** Prints the pages once their images and fonts are loaded. */
function PrintButton({ pages, paper }: PrintButtonProps) {
  const [isPending, setPending] = useState(false)
  const print = async () => {
    setPending(true)
    const pictures = [...(pages.current?.querySelectorAll("img") ?? [])]
    // An image that fails to load is left out.
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await document.fonts?.ready
    setPending(false)
    window.print()
  }
  return (
    <div className={classes.print}>
      <Button leftSection={<IconPrinter size={20} aria-hidden />} loading={isPending} onClick={print}>
        Print
      </Button>
      <Text c="dimmed">On {paper}, with the scale at 100% and the default margins.</Text>
    </div>
  )
}

/** The largest share of the window's height for a sheet, so that all of it is visible. */
const HEIGHT_SHARE = 0.85

/** Shows the sheets in their real size, or smaller if the screen is too small; measured again when `sheets` changes. */
function usePreviewScale(box: RefObject<HTMLElement | null>, sheets: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sheets have another width
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const show = () => {
      const sheet = element.querySelector<HTMLElement>("[data-sheet] > div")
      if (!sheet?.offsetWidth) return
      const fits = [element.clientWidth / sheet.offsetWidth, (HEIGHT_SHARE * window.innerHeight) / sheet.offsetHeight]
      element.style.setProperty("--scale", Math.min(1, ...fits).toFixed(4))
    }
    show()
    const resizes = new ResizeObserver(show)
    resizes.observe(element)
    return () => resizes.disconnect()
  }, [box, sheets])
}
