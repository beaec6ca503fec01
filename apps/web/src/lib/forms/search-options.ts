import type { OptionsFilter } from "@mantine/core"
import { searchAmong } from "@rosette/domain/text/search"

/** Searches a list of choices without groups as every other list is searched. */
export const searchOptions: OptionsFilter = ({ options, search, limit }) =>
  searchAmong(options, search, (option) => ("label" in option ? [option.label] : [])).slice(0, limit)
