import { TextInput, type TextInputProps } from "@mantine/core"
import { readWholeNumber } from "./whole-number.ts"

type Props = Omit<TextInputProps, "value" | "onChange" | "type"> & {
  value?: number | string
  onChange?: (value: number | string) => void
}

/** A field for a whole number that keeps what is typed, letter for letter; what is none is refused by the form's rules. */
export function WholeNumberField({ value = "", onChange, ...props }: Props) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={String(value)}
      onChange={(event) => onChange?.(readWholeNumber(event.currentTarget.value))}
    />
  )
}
