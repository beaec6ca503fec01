import { Select, type SelectProps } from "@mantine/core"
import { useSearchedChoice } from "./use-searched-choice.ts"

/** One choice, searched by typing. Enter on the present choice keeps it. */
export const SearchedSelect = (props: SelectProps) => (
  <Select allowDeselect={false} {...useSearchedChoice()} {...props} />
)
