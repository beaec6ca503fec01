import { Alert, Button, NativeSelect, Text } from "@mantine/core"
import { IconCategoryPlus } from "@tabler/icons-react"
import { useState } from "react"
import { plural } from "../../../lib/format.ts"
import classes from "./csv-preview.module.css"
import type { ClassDecisions, MissingClass } from "./missing-classes.ts"

type Props = {
  missing: readonly MissingClass[]
  /** The names of the event's classes. */
  present: readonly string[]
  isPending: boolean
  onDecide: (decisions: ClassDecisions) => void
}

/** Asks for each class that the file names and the event does not have what it is; renders nothing if there are none. */
export function CsvMissingClasses({ missing, present, isPending, onDecide }: Props) {
  const [chosen, setChosen] = useState<ClassDecisions>(new Map())
  if (missing.length === 0) return null
  const decidedOf = ({ name, meant }: MissingClass) => chosen.get(name) ?? meant ?? name
  const decisions = new Map(missing.map((one) => [one.name, decidedOf(one)]))
  const created = missing.filter((one) => decidedOf(one) === one.name).length
  return (
    <Alert
      color="ribbon"
      title={`${plural(missing.length, "class is", "classes are")} not in this event`}
      icon={<IconCategoryPlus aria-hidden />}
    >
      <Text mb="sm">Say what each one is. What is misspelt in the file is imported under the right name.</Text>
      <ul className={classes.missing}>
        {missing.map((one) => (
          <li key={one.name}>
            <NativeSelect
              label={
                <>
                  <bdi>{one.name}</bdi>, in {plural(one.rowCount, "row", "rows")}
                </>
              }
              value={decidedOf(one)}
              onChange={(event) => setChosen(new Map(chosen).set(one.name, event.currentTarget.value))}
              data={[
                { value: one.name, label: "A new class: create it" },
                ...othersFor(one, missing, present).map((name) => ({ value: name, label: `The class ${name}` })),
              ]}
            />
          </li>
        ))}
      </ul>
      <Button onClick={() => onDecide(decisions)} disabled={isPending}>
        {isPending
          ? "Creating..."
          : created > 0
            ? `Create ${plural(created, "class", "classes")}`
            : "Use These Classes"}
      </Button>
    </Alert>
  )
}

/** The classes that this one may be: the event's, and the others of the file. */
const othersFor = ({ name }: MissingClass, missing: readonly MissingClass[], present: readonly string[]) => [
  ...present,
  ...missing.map((other) => other.name).filter((other) => other !== name),
]
