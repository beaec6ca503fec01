import { Button, Group, Text, Title, VisuallyHidden } from "@mantine/core"
import { plural } from "../../lib/format.ts"
import { isolatedName } from "../../lib/isolated.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { focusKind, nextFocus } from "../../ui/focus/next-focus.ts"
import { FewFirst } from "../../ui/lists/few-first.tsx"
import { FailurePanel } from "../../ui/states/failure-panel.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import { StatusMark } from "../entry-status/status-mark.tsx"
import classes from "./arriving.module.css"
import type { ReportedEntry } from "./reported-entries.ts"
import { useEntryReports } from "./use-entry-reports.ts"

const FEW = 5

/** The focus kind of the buttons that dismiss reports, for `nextFocus`. */
const DISMISS_BUTTONS = "dismiss-report"

/** What judges have reported of entries, shown as it arrives; nothing if there is nothing. */
export function EntryReports({ eventId }: { eventId: number }) {
  const { reported, failure, retry, markAbsent, dismiss } = useEntryReports(eventId)
  const { confirm, dialog } = useConfirm()
  const title = reported.length > 0 ? `Judges report ${plural(reported.length, "entry", "entries")}` : null
  const act = async (doIt: () => Promise<boolean>) => {
    const moveFocus = nextFocus(DISMISS_BUTTONS)
    if (await doIt()) moveFocus()
  }
  const askAndDismiss = async (of: ReportedEntry) => {
    const what = plural(of.reports.length, "report")
    const isYes = await confirm({
      title: `Dismiss ${of.reports.length === 1 ? "this report" : `these ${what}`}?`,
      message: `${isolatedName(of.entry)}: ${of.reports.length === 1 ? "it leaves" : "they leave"} this list, and ${of.reports.length === 1 ? "stays" : "stay"} in the history.`,
      action: "Dismiss",
      isDangerous: false,
    })
    return isYes && dismiss(of)
  }
  return (
    <>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {failure && <FailurePanel title="Judges’ reports could not be read" message={failure} onRetry={retry} />}
      {title && (
        <section className={classes.panel} aria-labelledby="entry-reports">
          <Title order={2} size="h3" id="entry-reports">
            {title}
          </Title>
          <FewFirst items={reported} few={FEW} of="entries">
            {(shown) => (
              <ul className="plain">
                {shown.map((of) => (
                  <Reported
                    key={of.entry.id}
                    of={of}
                    onAbsent={() => act(() => markAbsent(of))}
                    onDismiss={() => act(() => askAndDismiss(of))}
                  />
                ))}
              </ul>
            )}
          </FewFirst>
        </section>
      )}
      {dialog}
    </>
  )
}

type Props = { of: ReportedEntry; onAbsent: () => void; onDismiss: () => void }

function Reported({ of: { entry, reports, mayBeAbsent }, onAbsent, onDismiss }: Props) {
  const isLocked = useLocked()
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        {reports.map(({ id, words }) => (
          <Text key={id} fw={600}>
            {words}
          </Text>
        ))}
        <Group gap="xs">
          <Text size="sm">{isolatedName(entry)}</Text>
          <StatusMark status={entry.status} />
        </Group>
      </div>
      <Group gap="xs">
        {mayBeAbsent && (
          <Button
            variant="default"
            disabled={isLocked}
            aria-label={`Mark absent: ${isolatedName(entry)}`}
            onClick={onAbsent}
          >
            Mark absent
          </Button>
        )}
        <Button
          variant="default"
          disabled={isLocked}
          aria-label={`Dismiss: ${isolatedName(entry)}`}
          onClick={onDismiss}
          {...focusKind(DISMISS_BUTTONS)}
        >
          Dismiss
        </Button>
      </Group>
    </li>
  )
}
