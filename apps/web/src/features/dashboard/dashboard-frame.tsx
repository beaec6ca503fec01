import { Tabs } from "@mantine/core"
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react"
import { type ReactNode, Suspense, useEffect, useRef } from "react"
import { BarsSkeleton } from "../../ui/states/loaded.tsx"
import classes from "./dashboard.module.css"
import { type DashboardTab, dashboardTabs } from "./dashboard-tabs.ts"
import { TabBoundary } from "./tab-boundary.tsx"
import { showTab, useMoreTabs } from "./tab-row.ts"

type Props = {
  tab: DashboardTab
  onTab: (tab: DashboardTab) => void
  counts: Parameters<typeof dashboardTabs>[0]
  children: ReactNode
}

/** The tabs and the panel of the open one, whose code is loaded when it opens. */
export function DashboardFrame({ tab, onTab, counts, children }: Props) {
  const tabs = dashboardTabs(counts)
  const list = useRef<HTMLDivElement>(null)
  useShownTab(list, tab)
  const more = useMoreTabs(list)
  const open = (next: string | null) => {
    const chosen = tabs.find((one) => one.tab === next)
    if (chosen) onTab(chosen.tab)
  }
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <div className={classes.bar} data-before={more.before || undefined} data-after={more.after || undefined}>
        <Tabs.List ref={list} className={classes.list} aria-label="Dashboard">
          {tabs.map((one) => (
            <Tabs.Tab key={one.tab} value={one.tab} className={classes.tab}>
              {one.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <span className={classes.more} data-side="before" aria-hidden>
          <IconChevronLeft size={18} stroke={2.5} />
        </span>
        <span className={classes.more} data-side="after" aria-hidden>
          <IconChevronRight size={18} stroke={2.5} />
        </span>
      </div>
      <Tabs.Panel value={tab} className={classes.panel} tabIndex={-1}>
        <TabBoundary key={tab}>
          <Suspense fallback={<BarsSkeleton count={4} height="5rem" />}>{children}</Suspense>
        </TabBoundary>
      </Tabs.Panel>
    </Tabs>
  )
}

/** Scrolls the open tab into view, and the page up to its panel's start if it was scrolled past. */
function useShownTab(list: { current: HTMLDivElement | null }, tab: DashboardTab): void {
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another tab opens
  useEffect(() => {
    const row = list.current
    const bar = row?.parentElement
    if (!row || !bar) return
    showTab(row)
    if (!isFirst.current) {
      const start = bar.parentElement?.getBoundingClientRect().top ?? 0
      const barPx = bar.getBoundingClientRect().top
      if (start < barPx) window.scrollBy({ top: start - barPx })
    }
    isFirst.current = false
  }, [tab])
}
