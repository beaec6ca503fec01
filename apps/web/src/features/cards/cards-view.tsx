import type { EntryClass } from "@rosette/contract/classes"
import { useMemo, useState } from "react"
import type { PaperHead } from "../../ui/paper/paper-head.tsx"
import { usualSize } from "../../ui/paper/paper-size.ts"
import { PrintDesk, PrintPreview } from "../../ui/paper/print-preview.tsx"
import { PaperProvider } from "../../ui/paper/sheet.tsx"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import {
  CARDS_AT_ONCE,
  type CardChoice,
  type CardEntry,
  type CardFormat,
  type Selection,
  selectedEntries,
} from "./card-choice.ts"
import { CardChoices } from "./card-choices.tsx"
import { CardSheets } from "./card-sheets.tsx"
import { GateList } from "./gate-list.tsx"
import { PrintedQuestion } from "./printed-question.tsx"

type Props = {
  eventId: number
  event: Parameters<typeof PaperHead>[0]["event"]
  entries: readonly CardEntry[]
  classes: readonly EntryClass[]
}

const PAPER_WORDS: Record<CardFormat, string> = {
  a4: "A4, portrait",
  letter: "Letter, portrait",
  label: "labels of 62 × 100 mm",
}

const firstChoice = (): CardChoice => ({
  kind: "cards",
  selection: "all",
  classChoice: "any",
  chosen: [],
  format: usualSize(navigator.language),
  portion: 0,
})

/** What to print, and a preview of it; after printing, the question whether the cards came out. */
export function CardsView({ eventId, event, entries, classes }: Props) {
  const [choice, setChoice] = useState(firstChoice)
  const [printed, setPrinted] = useState<readonly CardEntry[]>([])
  const selected = useMemo(() => selectedEntries(entries, choice), [entries, choice])
  const { kind, format, portion } = choice
  const cards = selected.slice(portion * CARDS_AT_ONCE, (portion + 1) * CARDS_AT_ONCE)
  const size = format === "label" ? "a4" : format
  const frame = useMemo(() => ({ size, eventName: event.name, version: null }), [size, event.name])
  const question = printed.length > 0 && (
    <PrintedQuestion eventId={eventId} printed={printed} entries={entries} onClose={() => setPrinted([])} />
  )
  return (
    <PrintDesk choices={<CardChoices entries={entries} classes={classes} choice={choice} onChoose={setChoice} />}>
      <PrintPreview
        paper={selected.length === 0 ? null : PAPER_WORDS[format]}
        format={`${kind} ${format}`}
        after={question}
        onPrinted={() => kind === "cards" && setPrinted(cards)}
      >
        {/* The key remounts the sheets for another size: names are fitted to it. */}
        <PaperProvider key={format} value={frame}>
          {selected.length === 0 ? (
            <NothingSelected selection={choice.selection} />
          ) : kind === "cards" ? (
            <CardSheets entries={cards} format={format} />
          ) : (
            <GateList entries={selected} event={event} />
          )}
        </PaperProvider>
      </PrintPreview>
    </PrintDesk>
  )
}

const NOTHING: Record<Selection, [title: string, why: string]> = {
  all: ["No entries", "There is nothing to print."],
  class: ["No entries in this class", "Choose another class."],
  chosen: ["No entry is chosen", "Choose the entries to print, by voting ID or name."],
  outdated: ["No card is out of date", "A printed card is, once the entry’s number, name, owner or class has changed."],
  notPrinted: ["All cards are printed", "Entries that you add will be listed here."],
}

function NothingSelected({ selection }: { selection: Selection }) {
  const [title, why] = NOTHING[selection]
  return <EmptyState title={title}>{why}</EmptyState>
}
