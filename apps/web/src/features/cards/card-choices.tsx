import { NativeSelect, Radio, Stack } from "@mantine/core"
import type { EntryClass } from "@rosette/contract/classes"
import { numberedName } from "@rosette/domain/entries/entry-names"
import { formatNumber } from "../../lib/format.ts"
import { SearchedMultiSelect } from "../../ui/fields/searched-multi-select.tsx"
import { PAPER_SIZES, PaperField } from "../../ui/paper/paper-field.tsx"
import { CardAddressNote } from "../card-address/card-address-note.tsx"
import { presentChoice } from "../classes/class-choice.ts"
import { ClassChoiceSelect } from "../classes/class-select.tsx"
import {
  CARDS_AT_ONCE,
  type CardChoice,
  type CardEntry,
  type CardFormat,
  SELECTIONS,
  type Selection,
  selectedEntries,
} from "./card-choice.ts"

const SELECTION_LABELS: Record<Selection, string> = {
  all: "All entries",
  class: "A class",
  chosen: "Chosen entries",
  outdated: "Cards that are out of date",
  notPrinted: "Cards not printed yet",
}

const FORMATS: { value: CardFormat; label: string }[] = [
  ...PAPER_SIZES,
  { value: "label", label: "Labels 62 × 100 mm" },
]

type Props = {
  entries: readonly CardEntry[]
  classes: readonly EntryClass[]
  choice: CardChoice
  onChoose: (choice: CardChoice) => void
}

/** What to print, of which entries, and on which paper. */
export function CardChoices({ entries, classes, choice, onChoose }: Props) {
  const { kind, selection, format } = choice
  const choose = (part: Partial<CardChoice>) => onChoose({ ...choice, portion: 0, ...part })
  const count = (one: Selection) => formatNumber(selectedEntries(entries, { ...choice, selection: one }).length)
  const offered = SELECTIONS.filter((one) => one !== "class" || classes.length > 0)
  return (
    <>
      <Radio.Group
        label="What to print"
        value={kind}
        onChange={(chosen) =>
          choose({ kind: chosen === "list" ? "list" : "cards", format: format === "label" ? "a4" : format })
        }
      >
        <Stack gap="xs" mt="xs">
          <Radio value="cards" label="Cards" description="One for each entry, with a QR code that opens its sheet" />
          <Radio
            value="list"
            label="List for the gate"
            description="By the owner’s last name, with all names in full"
          />
        </Stack>
      </Radio.Group>
      <Radio.Group
        label="Which entries"
        value={selection}
        onChange={(chosen) => choose({ selection: offered.find((one) => one === chosen) ?? "all" })}
      >
        <Stack gap="xs" mt="xs">
          {offered.map((one) => (
            <Radio
              key={one}
              value={one}
              label={
                one === "class" || one === "chosen" ? SELECTION_LABELS[one] : `${SELECTION_LABELS[one]} (${count(one)})`
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {selection === "class" && (
        <ClassChoiceSelect
          aria-label="Class"
          anyLabel="All classes"
          classes={classes}
          value={presentChoice(choice.classChoice, classes)}
          onChange={(classChoice) => choose({ classChoice })}
        />
      )}
      {selection === "chosen" && (
        <EntriesField entries={entries} chosen={choice.chosen} onChange={(chosen) => choose({ chosen })} />
      )}
      <Portions entries={entries} choice={choice} onChoose={choose} />
      <PaperField
        options={kind === "list" ? FORMATS.filter(({ value }) => value !== "label") : FORMATS}
        value={format}
        onChange={(chosen) => choose({ format: chosen })}
      />
      {kind === "cards" && <CardAddressNote />}
    </>
  )
}

type EntriesFieldProps = {
  entries: readonly CardEntry[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

const EntriesField = ({ entries, chosen, onChange }: EntriesFieldProps) => (
  <SearchedMultiSelect
    label="Entries"
    placeholder="Type a voting ID or a name"
    limit={50}
    nothingFoundMessage="No entry found"
    data={entries.map((entry) => ({ value: String(entry.id), label: numberedName(entry) }))}
    value={chosen.map(String)}
    onChange={(ids) => onChange(ids.map(Number))}
  />
)

type PortionsProps = Pick<Props, "entries" | "choice"> & { onChoose: (part: Partial<CardChoice>) => void }

/** Hidden if all cards are printed at once. */
function Portions({ entries, choice, onChoose }: PortionsProps) {
  const selected = selectedEntries(entries, choice)
  const count = Math.ceil(selected.length / CARDS_AT_ONCE)
  if (choice.kind === "list" || count < 2) return null
  return (
    <NativeSelect
      label="Voting IDs"
      description="More would take the browser too long at once"
      value={String(choice.portion)}
      onChange={({ currentTarget: { value } }) => onChoose({ portion: Number(value) })}
      data={Array.from({ length: count }, (_, index) => {
        const portion = selected.slice(index * CARDS_AT_ONCE, (index + 1) * CARDS_AT_ONCE)
        return { value: String(index), label: `${portion[0]?.votingId} to ${portion.at(-1)?.votingId}` }
      })}
    />
  )
}
