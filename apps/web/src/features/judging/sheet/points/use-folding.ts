import type { SectionName } from "@rosette/domain/contest/sections"
import { useCallback, useState } from "react"

export type Folding = {
  isOpen: (name: SectionName) => boolean
  toggle: (name: SectionName) => void
  open: (name: SectionName) => void
}

/** Which sections of the sheet are folded; the same for every entry. */
export function useFolding(): Folding {
  const [folded, setFolded] = useState<readonly SectionName[]>([])
  const open = useCallback((name: SectionName) => setFolded((all) => all.filter((other) => other !== name)), [])
  const toggle = useCallback(
    (name: SectionName) =>
      setFolded((all) => (all.includes(name) ? all.filter((other) => other !== name) : [...all, name])),
    [],
  )
  return { isOpen: (name) => !folded.includes(name), toggle, open }
}
