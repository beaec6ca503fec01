import { MultiSelect, type MultiSelectProps } from "@mantine/core"
import { useSearchedChoice } from "./use-searched-choice.ts"

/** Several choices, searched by typing. What is chosen is not offered again, so that a second Enter does not remove it. */
export const SearchedMultiSelect = (props: MultiSelectProps) => (
  <MultiSelect hidePickedOptions {...useSearchedChoice()} {...props} />
)
