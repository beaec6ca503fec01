import { NativeSelect, type NativeSelectProps } from "@mantine/core"
import type { EntryClass } from "@rosette/contract/classes"
import type { ClassChoice } from "./class-choice.ts"

type Named = Pick<EntryClass, "id" | "name" | "code">
type Select = Omit<NativeSelectProps, "value" | "onChange" | "data"> & { classes: readonly Named[] }

const optionOf = ({ id, name, code }: Named) => ({ value: String(id), label: code ? `${name} (${code})` : name })

type SelectProps = Select & {
  /** Null or "" for none; forms may hold either. */
  value?: number | string | null
  onChange: (classId: number | null) => void
  /** The option for no class, such as "No class". */
  none: string
}

/** A choice of one class, or of none. */
export function ClassSelect({ classes, value, onChange, none, ...props }: SelectProps) {
  return (
    <NativeSelect
      {...props}
      data={[{ value: "", label: none }, ...classes.map(optionOf)]}
      value={String(value ?? "")}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
    />
  )
}

type ChoiceProps = Select & {
  value: ClassChoice
  onChange: (choice: ClassChoice) => void
  /** The option for any class, such as "All classes". */
  anyLabel: string
}

/** A choice of one class, of no class, or of any. */
export function ClassChoiceSelect({ classes, value, onChange, anyLabel, ...props }: ChoiceProps) {
  return (
    <NativeSelect
      {...props}
      data={[{ value: "any", label: anyLabel }, { value: "none", label: "No class" }, ...classes.map(optionOf)]}
      value={String(value)}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChange(chosen === "any" || chosen === "none" ? chosen : Number(chosen))
      }
    />
  )
}
