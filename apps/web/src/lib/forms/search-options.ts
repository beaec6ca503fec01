import type { OptionsFilter } from "@mantine/core"
import { searchAmong } from "@rosette/domain/text/search"

/** Searches a list of choices without groups as every other list is searched. */
export const searchOptions: OptionsFilter = ({ options, search, limit }) =>
  searchAmong(options, search, (option) => ("label" in option ? [option.label] : [])).slice(0, limit)

/**
 * The properties of every choice that is searched by typing: Enter takes the first option that the text leaves.
 * The first one is chosen as the list opens too: without it, Mantine looks for the chosen option in a timer, and an
 * Enter after that timer sends the form without a choice.
 */
export const SEARCHED = {
  searchable: true,
  selectFirstOptionOnChange: true,
  selectFirstOptionOnDropdownOpen: true,
  filter: searchOptions,
} as const
