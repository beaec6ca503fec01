import { type FormEvent, type KeyboardEvent, useState } from "react"
import { searchOptions } from "../../lib/forms/search-options.ts"

/**
 * The properties of a field whose options are searched by typing. The first option that a typed text leaves is highlighted, and
 * Enter takes what is highlighted. Nothing is highlighted because a list is opened, or after a choice.
 */
export function useSearchedChoice() {
  const [isTyped, setTyped] = useState(false)
  return {
    searchable: true,
    filter: searchOptions,
    selectFirstOptionOnChange: isTyped,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => setTyped(currentTarget.value !== ""),
    onOptionSubmit: () => setTyped(false),
    onKeyDownCapture: takeHighlighted,
  } as const
}

/**
 * Mantine keeps the number of the highlighted option too, and looks it up in a timer while the list is opening: an Enter right
 * after that finds none and sends the form.
 */
function takeHighlighted(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return
  const listId = (event.target as HTMLElement).getAttribute("aria-controls")
  const list = listId === null ? null : document.getElementById(listId)
  const option = list?.querySelector<HTMLElement>("[data-combobox-selected]")
  if (!option) return
  event.preventDefault()
  event.stopPropagation()
  option.click()
}
