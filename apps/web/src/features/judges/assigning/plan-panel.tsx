import { Alert, Text, Title } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { errorText } from "../../../lib/error-text.ts"
import { plural } from "../../../lib/format.ts"
import { Notice } from "../../../ui/states/notice.tsx"
import { useNow } from "../../../ui/text/use-now.ts"
import { useWords } from "../../words/words-context.ts"
import classes from "./assigning.module.css"
import { endText, gapLines, loadText } from "./plan-words.ts"
import type { Plan, usePlan } from "./use-plan.ts"

type Planned = ReturnType<typeof usePlan>
type Props = { planned: Planned; votingIds: ReadonlyMap<number, string> }

/** What the judges would have to do, beside the grid. */
export function PlanPanel({ planned, votingIds, judges }: Props & { judges: readonly { id: number; name: string }[] }) {
  const { data: plan } = planned
  const loads = new Map(plan?.judges.map((one) => [one.judgeId, one]))
  return (
    <aside className={classes.plan} aria-label="What this asks for" aria-busy={planned.isFetching}>
      <Title order={3} fz="md">
        What this asks for
      </Title>
      <PlanFailure planned={planned} />
      {plan && (
        <>
          <PlanSum plan={plan} />
          <Gaps plan={plan} votingIds={votingIds} />
          <ul className={`plain ${classes.loads}`}>
            {judges.map(({ id, name }) => {
              const load = loads.get(id)
              return (
                <li key={id}>
                  <span>{name}</span>
                  <span className="tabular">{load ? loadText(load) : "–"}</span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </aside>
  )
}

/** The same on a phone, above the buttons: the sum, and what the judge of this page has to do. */
export function PlanBar({ planned, votingIds, judgeId }: Props & { judgeId: number | undefined }) {
  const { data: plan } = planned
  const load = plan?.judges.find((one) => one.judgeId === judgeId)
  return (
    <section aria-label="What this asks for" aria-busy={planned.isFetching}>
      <PlanFailure planned={planned} />
      {plan && (
        <>
          {load && <Text fw={600}>{loadText(load)}</Text>}
          <PlanSum plan={plan} />
          <Gaps plan={plan} votingIds={votingIds} />
        </>
      )}
    </section>
  )
}

function PlanSum({ plan }: { plan: Plan }) {
  const end = endText(plan.endsAt, useNow())
  return (
    <Text role="status">
      {plural(plan.expectedSheets, "sheet")} in all{end && ` · ${end}`}
    </Text>
  )
}

function Gaps({ plan, votingIds }: { plan: Plan; votingIds: ReadonlyMap<number, string> }) {
  const lines = gapLines(plan, useWords().sections, votingIds)
  if (lines.length === 0) return null
  return (
    <Notice place="dialog" role="status" icon={<IconAlertTriangle size={20} aria-hidden />}>
      {lines.map((line) => (
        <Text key={line} size="sm" className={classes.gap}>
          {line}
        </Text>
      ))}
    </Notice>
  )
}

const PlanFailure = ({ planned: { error } }: { planned: Planned }) =>
  error && (
    <Alert color="red" role="alert" title="What the judges would have to do could not be read">
      {errorText(error)}
    </Alert>
  )
