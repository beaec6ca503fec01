import { TextInput, type TextInputProps } from "@mantine/core"
import { readWholeNumber } from "./whole-number.ts"

type Props = Omit<TextInputProps, "value" | "onChange" | "type"> & {
  value?: number | string
  onChange?: (value: number | string) => void
}

/** A field for a whole number that keeps the text as typed; the form's rules reject what is not a whole number. */
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
