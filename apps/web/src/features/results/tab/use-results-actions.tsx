import { IconArrowDown, IconPrinter, IconRefresh, IconScale } from "@tabler/icons-react"
import type { MoreItem } from "../../../ui/actions/more-menu.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { useRulesDialog } from "../rules/use-rules-dialog.tsx"
import { RESULTS_PARTS } from "./results-tools.tsx"

type Props = {
  eventId: number
  /** Of the results on the screen. */
  version: number
  isRefreshing: boolean
  onRefresh: () => void
}

/** On a phone these sections are the first things on the page. */
const FIRST_ON_A_PHONE = new Set<string>(["overall", "finalists"])

/** Scrolls to a section, and moves the focus with it. */
function jumpTo(id: string): void {
  document.getElementById(id)?.scrollIntoView()
  const heading = document.getElementById(`${id}-title`)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** What concerns all results, and on a phone, which has no links to the sections, the way to those further down. */
export function useResultsActions({ eventId, version, isRefreshing, onRefresh }: Props) {
  const { openRules, rulesDialog } = useRulesDialog({ eventId, version })
  const parts = RESULTS_PARTS.filter(([id]) => !FIRST_ON_A_PHONE.has(id))
  const jumps = parts.map(
    ([id, label]): MoreItem => ({
      key: id,
      label,
      icon: <IconArrowDown size={20} aria-hidden />,
      onPress: () => jumpTo(id),
    }),
  )
  const items: MoreItem[] = [
    ...(useIsPhone() ? jumps : []),
    { key: "rules", label: "Result Rules", icon: <IconScale size={20} aria-hidden />, onPress: openRules },
    {
      key: "refresh",
      label: "Refresh",
      icon: <IconRefresh size={20} aria-hidden />,
      onPress: onRefresh,
      isDisabled: isRefreshing,
    },
    { key: "print", label: "Print", icon: <IconPrinter size={20} aria-hidden />, onPress: () => window.print() },
  ]
  return { items, rulesDialog }
}
