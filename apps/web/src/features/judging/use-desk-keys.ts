import type { RefObject } from "react"
import { useShortcuts } from "../../ui/focus/keyboard.ts"
import type { Position } from "./entries/use-position.ts"
import type { Submitting } from "./sheet/use-submitting.ts"

export type OpenDialog = "entries" | "support" | "keys" | "waiting" | "entry" | "scan" | null

type DeskKeys = {
  position: Position
  submitting: Pick<Submitting, "saveDraft" | "submit">
  /** Called before a move by key, so that the new entry can be saved or submitted by key at once. */
  expect: () => void
  isPhone: boolean
  sidebar: RefObject<HTMLElement | null>
  open: (dialog: OpenDialog) => void
}

/** The keys of the judging screen: next and previous entry, search, help, save, submit. */
export function useDeskKeys({ position, submitting, expect, isPhone, sidebar, open }: DeskKeys): void {
  const move = (go: (() => void) | null) => {
    if (go) expect()
    go?.()
  }
  useShortcuts({
    j: () => move(position.next),
    k: () => move(position.previous),
    "/": () => (isPhone ? open("entries") : sidebar.current?.querySelector("input")?.focus()),
    "?": () => open("keys"),
    "mod+s": submitting.saveDraft,
    "mod+Enter": submitting.submit,
  })
}
