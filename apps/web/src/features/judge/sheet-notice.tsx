import { Alert, Button, Text } from "@mantine/core"
import { IconAlertTriangle, IconCloudUp, IconLock } from "@tabler/icons-react"
import { lazy, Suspense } from "react"
import type { Desk } from "./desk.ts"
import classes from "./sheet-notice.module.css"
import type { Position } from "./use-position.ts"
import type { OpenSheet } from "./use-sheet.ts"

const ConflictPanel = lazy(() => import("./conflict-panel.tsx").then((m) => ({ default: m.ConflictPanel })))

type Props = { desk: Desk; position: Position; sheet: OpenSheet; where: string; onRetry: () => void }

/** Above the sheet: that it is locked, or on its way, or what stands in the way of saving it, and what to do. */
export function SheetNotice({ desk, position, sheet, where, onRetry }: Props) {
  const { stored, pending } = sheet
  const { entry } = position
  const drop = () => desk.saving.drop(entry.id)
  if (stored?.isSubmitted) {
    return (
      <Alert
        title="Submitted — ask the organizer to reopen it"
        icon={<IconLock aria-hidden />}
        className={classes.notice}
        role="status"
      >
        <Text mb="sm">
          {pending
            ? "What you typed after that is still kept here. It can be sent once the sheet is open again."
            : "These are the scores that count. They cannot be changed any more unless the organizer reopens them."}
        </Text>
        <Button variant="default" onClick={desk.refresh} loading={desk.isRefreshing}>
          Check again
        </Button>
        {pending && !pending.isOut && (
          <Button variant="subtle" ml="xs" onClick={drop}>
            Drop what I typed
          </Button>
        )}
      </Alert>
    )
  }
  if (pending?.isSubmitted && pending.state === "kept") {
    return (
      <Alert
        title={`Submitted on this ${where}, not sent yet`}
        icon={<IconCloudUp aria-hidden />}
        className={classes.notice}
        role="status"
      >
        <Text mb={pending.isOut ? 0 : "sm"}>It goes out by itself as soon as there is a connection.</Text>
        {!pending.isOut && (
          <Button variant="default" onClick={sheet.takeBack}>
            Change it again
          </Button>
        )}
      </Alert>
    )
  }
  if (pending?.state !== "needs-you" || !pending.refusal) return null
  if (pending.refusal.code === "SHEET_CHANGED") {
    return (
      <Suspense fallback={null}>
        <ConflictPanel desk={desk} sheet={sheet} refusal={pending.refusal} entryId={entry.id} where={where} />
      </Suspense>
    )
  }
  const { message, issues } = pending.refusal
  return (
    <Alert
      color="red"
      title={pending.isSubmitted ? "Not submitted yet" : "Draft not saved yet"}
      icon={<IconAlertTriangle aria-hidden />}
      className={classes.notice}
    >
      <Text>{message} Nothing is lost: your scores are kept here.</Text>
      {issues.map((issue) => (
        <Text key={issue.path.join(".")} fw={600}>
          {issue.message}
        </Text>
      ))}
      <Button variant="default" mt="sm" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  )
}
