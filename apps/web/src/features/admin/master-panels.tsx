import { Title } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { formatNumber } from "../../lib/format.ts"
import type { EventFigures } from "./event-figures.ts"
import classes from "./master-dashboard.module.css"
import { MasterFigures } from "./master-figures.tsx"

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  )
}

/** What the figures at the top of the dashboard do not say. */
export const SystemOverview = ({ figures }: { figures: EventFigures }) => (
  <Panel title="System Overview">
    <MasterFigures
      figures={[
        ["Closed for judging", formatNumber(figures.inactive)],
        ["Results published", formatNumber(figures.published)],
        ["Organizers", formatNumber(figures.organizers)],
      ]}
    />
  </Panel>
)

const RIGHTS = ["View all events", "Manage all events", "Create events", "Judge management"]

export function MasterRights() {
  return (
    <Panel title="Access Level">
      <ul className={classes.rights}>
        {RIGHTS.map((right) => (
          <li key={right}>
            <IconCheck size={18} aria-hidden />
            {right}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
