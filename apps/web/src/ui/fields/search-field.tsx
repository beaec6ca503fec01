import { CloseButton, Input, Text } from "@mantine/core"
import { IconSearch } from "@tabler/icons-react"
import { useId, useRef } from "react"

type Props = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Shown under the field while something is searched, such as "3 of 40 entries match"; without it no place is kept for it. */
  countText?: string
}

/** A search that narrows a list while typing, with a clear button and the number of matches. */
export function SearchField({ label, placeholder, value, onChange, countText }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const countId = useId()
  const clear = () => {
    onChange("")
    input.current?.focus()
  }
  return (
    <search>
      <Input
        ref={input}
        // Mantine's own aria attributes would replace the description by the line below.
        withAria={false}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-describedby={countId}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // While an input method composes, Escape ends only that.
          if (event.key !== "Escape" || !value || event.nativeEvent.isComposing) return
          event.stopPropagation()
          clear()
        }}
        leftSection={<IconSearch size={20} aria-hidden />}
        // By default a section lets clicks through to the field.
        rightSectionPointerEvents="auto"
        rightSection={value && <CloseButton aria-label="Clear search" onClick={clear} />}
      />
      <Text id={countId} role="status" size="sm" c="dimmed" mt={countText && 4} mih={countText && "1.4em"}>
        {value && countText}
      </Text>
    </search>
  )
}
