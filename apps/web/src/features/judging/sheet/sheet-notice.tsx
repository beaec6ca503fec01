import { Alert, Button, Text } from "@mantine/core"
import { IconAlertTriangle, IconCloudUp, IconListCheck, IconLock, IconMessages } from "@tabler/icons-react"
import type { ReactNode } from "react"
import type { Desk } from "../desk/desk.ts"
import type { Position } from "../entries/navigation/use-position.ts"
import { conflictPanel } from "../late/late-inner-parts.ts"
import { useLatePart } from "../late/late-part.ts"
import { SheetsCompared } from "./conflict/sheets-compared.tsx"
import { aboveMaxText } from "./sheet-content.ts"
import classes from "./sheet-notice.module.css"
import { withJudges } from "./talk-words.ts"
import type { OpenSheet } from "./use-sheet.ts"

/** `isArmed` is false just after another entry has come: a tap then was meant for what stood there before. */
type Retry = { run: () => void; isArmed: boolean }

type Props = {
  desk: Desk
  position: Position
  sheet: OpenSheet
  where: string
  retry: Retry
  talkWith: readonly string[] | undefined
}

/** Above the sheet: that it is locked, or on its way, or what stands in the way of saving it, and what to do. */
export function SheetNotice(props: Props) {
  return (
    <>
      {props.talkWith && <ToTalkOver names={props.talkWith} />}
      <StateOfSheet {...props} />
    </>
  )
}

/** It says neither who gave what nor who gave more: judges do not see the points of others. */
function ToTalkOver({ names }: { names: readonly string[] }) {
  return (
    <Alert
      title={`Talk it over ${withJudges(names)}`}
      icon={<IconMessages aria-hidden />}
      color="ribbon"
      className={classes.notice}
      role="status"
    >
      <Text>
        The judges differ on this entry. The organizer asks you to talk it over {withJudges(names)}. Your sheet stays as
        you submitted it; if you want to change it afterwards, ask the organizer to reopen it.
      </Text>
    </Alert>
  )
}

function StateOfSheet(props: Props) {
  const { stored, pending, isCompleting } = props.sheet
  if (pending?.isSubmitted && pending.state === "kept") return <OnItsWay {...props} />
  if (isCompleting) return <ToComplete {...props} />
  if (stored?.isSubmitted) return <Locked {...props} />
  if (pending?.state !== "needs-you" || !pending.refusal) return <AboveMaxNote {...props} />
  if (pending.refusal.code === "SHEET_CHANGED") return <Conflict {...props} />
  if (pending.refusal.code === "EVENT_CLOSED") return <Closed {...props} />
  return <NotSaved {...props} />
}

function Locked({ desk, position, sheet: { pending, content }, where }: Props) {
  const mine = pending?.state === "needs-you" ? pending.content : null
  return (
    <Alert
      title="Submitted and locked. To change it, ask the organizer."
      icon={<IconLock aria-hidden />}
      className={classes.notice}
      role="status"
    >
      <Text mb="sm">
        {mine
          ? `It was submitted on another device, and those scores count. What you entered on this ${where} is still saved here: you can send it once the organizer has reopened the sheet.`
          : "These are the scores that count."}
      </Text>
      {mine && (
        <SheetsCompared {...{ desk, where, mine }} theirs={content} entryId={position.entry.id} as="Submitted" />
      )}
      <Button variant="default" onClick={desk.refresh} loading={desk.isRefreshing}>
        Check again
      </Button>
      {mine && !pending?.isUnanswered && (
        <Button variant="subtle" ml="xs" onClick={() => desk.saving.drop(position.entry.id)}>
          Drop what I typed
        </Button>
      )}
    </Alert>
  )
}

/** Submitted, and the setup has changed since: what is lacking can be added without reopening. */
function ToComplete({ sheet: { lacking, stored } }: Props) {
  return (
    <Alert
      title={stored?.isAsked ? "The organizer asks you to complete this sheet" : "Submitted, but not complete"}
      icon={<IconListCheck aria-hidden />}
      color="ribbon"
      className={classes.notice}
      role="status"
    >
      <Text>
        Not scored in it, because it was added later: <b>{lacking.map(({ name }) => name).join(", ")}</b>. Score it and
        submit again. Everything else stays as you submitted it.
      </Text>
    </Alert>
  )
}

function OnItsWay({ sheet, where }: Props) {
  const canTakeBack = !sheet.pending?.isUnanswered && !sheet.stored?.isSubmitted
  return (
    <Alert
      title={`Submitted on this ${where}, not sent yet`}
      icon={<IconCloudUp aria-hidden />}
      className={classes.notice}
      role="status"
    >
      <Text mb={canTakeBack ? "sm" : 0}>It will send automatically when you're back online.</Text>
      {canTakeBack && (
        <Button variant="default" onClick={sheet.takeBack}>
          Change it again
        </Button>
      )}
    </Alert>
  )
}

/** That judging is closed stands in the bar below; here is what becomes of this sheet. */
function Closed({ sheet: { pending, takeBack }, where }: Props) {
  if (!pending?.isSubmitted) return null
  return (
    <Alert
      title={`Submitted on this ${where}, not sent: judging is closed`}
      icon={<IconLock aria-hidden />}
      className={classes.notice}
      role="status"
    >
      <Text mb="sm">If the organizer opens judging again, this sheet is sent as submitted.</Text>
      <Button variant="default" onClick={takeBack}>
        Change it again
      </Button>
    </Alert>
  )
}

function Conflict({ desk, sheet, position, where }: Props) {
  const Panel = useLatePart(conflictPanel, true)
  const refusal = sheet.pending?.refusal
  if (!refusal) return null
  if (Panel) return <Panel {...{ desk, sheet, where }} other={refusal.current ?? null} entryId={position.entry.id} />
  return <Warning title="This sheet was changed on another device">{refusal.message}</Warning>
}

/** Points above a lowered maximum, before anything was sent. */
function AboveMaxNote({ sheet: { sum } }: Props) {
  if (sum.aboveMax.length === 0) return null
  return (
    <Warning title="A maximum was lowered">
      <AboveMaxLines sum={sum} />
    </Warning>
  )
}

/** What a score line is about is said by name; a criterion that is gone is not sent any more with the next try. */
function NotSaved({ sheet: { pending, sum }, retry, where }: Props) {
  const { code, message, issues } = pending?.refusal ?? { code: "", message: "", issues: [] }
  const others = issues.filter(({ path }) => path[0] !== "scores")
  const isAboutPoints = code === "INVALID_INPUT" && others.length < issues.length
  return (
    <Warning title={pending?.isSubmitted ? "Not submitted yet" : "Draft not saved yet"}>
      {isAboutPoints ? (
        sum.aboveMax.length > 0 ? (
          <AboveMaxLines sum={sum} />
        ) : (
          <Text>The organizer has changed the criteria since. Please look through the sheet, then try again.</Text>
        )
      ) : (
        others.length === 0 && <Text>{message}</Text>
      )}
      {others.map((issue) => (
        <Text key={issue.path.join(".")} fw={600}>
          {issue.message}
        </Text>
      ))}
      <Text>{`Your scores are saved on this ${where}.`}</Text>
      <Button variant="default" mt="sm" aria-disabled={!retry.isArmed || undefined} onClick={retry.run}>
        Try again
      </Button>
    </Warning>
  )
}

function AboveMaxLines({ sum }: Pick<OpenSheet, "sum">) {
  return sum.aboveMax.map((one) => (
    <Text key={one.criterion.id}>
      <b>{one.criterion.name}</b>: {aboveMaxText(one)}. Please choose what counts.
    </Text>
  ))
}

function Warning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert color="red" title={title} icon={<IconAlertTriangle aria-hidden />} className={classes.notice}>
      {children}
    </Alert>
  )
}
