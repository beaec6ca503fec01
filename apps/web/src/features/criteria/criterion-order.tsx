import { Button, NativeSelect, Text } from "@mantine/core"
import { SECTIONS, sectionOf } from "@rosette/domain/criteria/sections"
import { freeOrderIn } from "@rosette/domain/criteria/sequence"
import classes from "./criterion-fields.module.css"
import { nextFreeOrder } from "./criterion-values.ts"

type Other = { id: number; order: number; name: string }
type Props = { order: number | string; others: readonly Other[] }

const isOrder = (order: number | string): order is number => typeof order === "number" && order > 0

/** A choice of the section; it sets the order to the first free one there. */
export function SectionPicker({ order, others, onPick }: Props & { onPick: (order: number) => void }) {
  const options = SECTIONS.map(({ name, first, last }) => ({ name, first, last, free: freeOrderIn(name, others) }))
  const present = isOrder(order) ? sectionOf(order) : ""
  return (
    <NativeSelect
      label="Section"
      value={present}
      onChange={({ currentTarget: { value } }) => {
        const free = options.find(({ name }) => name === value)?.free
        if (free) onPick(free)
      }}
    >
      {present === "" && <option value="">–</option>}
      {options.map(({ name, first, last, free }) => (
        <option key={name} value={name} disabled={free === null && name !== present}>
          {`${name} ${first}–${last}${free === null ? " (full)" : ""}`}
        </option>
      ))}
    </NativeSelect>
  )
}

type NoteProps = Props & {
  /** False while the order is the default of a new criterion: a conflict that nobody made is not shown as one. */
  isChosen: boolean
  onUse: (order: number) => void
}

/** Below the order: who already has it, or else its section, and a button that takes the section's first free one. */
export function OrderNote({ order, others, isChosen, onUse }: NoteProps) {
  const section = sectionOf(isOrder(order) ? order : 1)
  const freeThere = freeOrderIn(section, others)
  const next = freeThere ?? nextFreeOrder(others)
  const holder = others.find((other) => other.order === order)
  return (
    <div className={classes.note}>
      <Text size="sm" c="dimmed" role="status" className={classes.told}>
        {holder && isChosen
          ? `Order ${order} is taken by ${holder.name}; the older one comes first.`
          : isChosen && isOrder(order) && `Order ${order} belongs to the section ${section}.`}
        {freeThere === null && ` ${section} is full.`}
      </Text>
      {order !== next && (
        <Button variant="subtle" size="compact-sm" className={classes.use} onClick={() => onUse(next)}>
          {freeThere === null ? `Use ${next}, the next free order` : `Use ${next}, the first free order in ${section}`}
        </Button>
      )}
    </div>
  )
}
