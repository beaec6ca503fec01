import { NativeSelect, Text, VisuallyHidden } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { SECTIONS, sectionOf } from "@rosette/domain/contest/sections"
import { freeOrderIn } from "@rosette/domain/contest/sequence"
import { titleOfSection } from "@rosette/domain/events/event-words"
import { FieldOffer } from "../../ui/fields/field-offer.tsx"
import { useWords } from "../words/words-context.ts"
import classes from "./criteria.module.css"
import { nextFreeOrder, sumOf } from "./criterion-values.ts"

type Other = Pick<Criterion, "id" | "order" | "name" | "maxPoints">
type Props = { order: number | string; others: readonly Other[] }

const isOrder = (order: number | string): order is number => typeof order === "number" && order > 0

/** A choice of the section; it sets the order to the first free one there. */
export function SectionPicker({ order, others, onPick }: Props & { onPick: (order: number) => void }) {
  const words = useWords()
  const options = SECTIONS.map(({ name }) => ({ name, free: freeOrderIn(name, others) }))
  const present = isOrder(order) ? sectionOf(order) : ""
  const there = others.filter((other) => sectionOf(other.order) === present)
  return (
    <NativeSelect
      label="Section"
      inputWrapperOrder={["label", "input", "description"]}
      description={there.length > 0 ? sumOf(there) : "No criterion yet"}
      value={present}
      onChange={({ currentTarget: { value } }) => {
        const free = options.find(({ name }) => name === value)?.free
        if (free) onPick(free)
      }}
    >
      {present === "" && <option value="">–</option>}
      {options.map(({ name, free }) => (
        <option key={name} value={name} disabled={free === null && name !== present}>
          {free === null ? `${titleOfSection(name, words)} (full)` : titleOfSection(name, words)}
        </option>
      ))}
    </NativeSelect>
  )
}

/** The first free order of a section, or of all sections if it is full. */
function freeFor(order: number | string, others: readonly Other[]) {
  const section = sectionOf(isOrder(order) ? order : 1)
  const freeThere = freeOrderIn(section, others)
  return { section, isFull: freeThere === null, next: freeThere ?? nextFreeOrder(others) }
}

type ChoiceProps = Props & {
  /** False while the order is the default of a new criterion: a conflict that nobody made is not shown as one. */
  isChosen: boolean
}

/** A button that takes the first free order, nothing if it is taken already. Of the default it says why. */
export function UseFreeOrder({ order, others, isChosen, onUse }: ChoiceProps & { onUse: (order: number) => void }) {
  const { section, isFull, next } = freeFor(order, others)
  const title = titleOfSection(section, useWords())
  if (order === next) return null
  const isTaken = !isChosen && others.some((other) => other.order === order)
  return (
    <FieldOffer note={isTaken && `${order} is taken.`} onUse={() => onUse(next)}>
      Use {next}
      {/* No label for screen readers: the field above is the only one with the label "Order". */}
      <VisuallyHidden>{isFull ? ", the next free order" : `, the first free order in ${title}`}</VisuallyHidden>
    </FieldOffer>
  )
}

/** Below the order: who already has it, or else its section. */
export function OrderNote({ order, others, isChosen }: ChoiceProps) {
  const { section, isFull } = freeFor(order, others)
  const title = titleOfSection(section, useWords())
  const holder = others.find((other) => other.order === order)
  return (
    <Text size="sm" c="dimmed" role="status" className={classes.told}>
      {holder && isChosen
        ? `Order ${order} is taken by ${holder.name}; the older one comes first.`
        : isChosen && isOrder(order) && `Order ${order} belongs to the section ${title}.`}
      {isFull && ` ${title} is full.`}
    </Text>
  )
}
