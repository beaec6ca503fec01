import { Button, Text } from "@mantine/core"
import { useNetwork } from "@mantine/hooks"
import type { Entry } from "@rosette/contract/entries"
import { criterionApplies } from "@rosette/domain/contest/applicability"
import { classInScope, orderInScope } from "@rosette/domain/contest/judge-scope"
import { competes } from "@rosette/domain/entries/entry-status"
import { aboveMaxText, isBlank, type SheetSum, sheetState } from "@rosette/outbox/sheet-content"
import {
  IconAlertTriangle,
  IconCloudUp,
  IconListCheck,
  IconLock,
  IconLockOpen,
  IconMessages,
} from "@tabler/icons-react"
import type { ReactNode } from "react"
import { formatDateTime } from "../../../lib/format.ts"
import { ArmedButton } from "../desk/armed.tsx"
import { useDesk, usePlace } from "../desk/desk-context.ts"
import { outWords } from "../desk/entry-names.ts"
import { Notice } from "../desk/notice.tsx"
import { mayBeSent, placeText, sendingText, withJudges } from "../desk/words.ts"
import { conflictOf, isAssigned } from "../entries/entry-group.ts"
import { NoteNotices } from "../notes/note-notices.tsx"
import { ConflictPanel, SheetsCompared } from "./conflict-panel.tsx"
import type { OpenSheet } from "./use-sheet.ts"

type Props = {
  entry: Entry
  entryId: number
  sheet: OpenSheet
  /** `isArmed` is false just after another entry was shown: a tap may still be meant for the previous one. */
  retry: { run: () => void; isArmed: boolean }
}

/** Above the sheet: that it is locked or waits to be sent, or what prevents saving it, and what to do. */
export function SheetNotice({ talkWith, ...props }: Props & { talkWith: readonly string[] | undefined }) {
  const { stored, pending, content, isLocked } = props.sheet
  return (
    <>
      {!competes(props.entry) && <OutNotice {...props} />}
      <NoteNotices
        entry={props.entry}
        isSubmitted={stored?.isSubmitted === true || pending?.isSubmitted === true}
        isBlank={isBlank(content)}
      />
      <ScopeNotice {...props} />
      {talkWith && <TalkNotice names={talkWith} />}
      {!isLocked && stored?.reopened && <ReopenedNotice {...stored.reopened} />}
      <StateNotice {...props} />
    </>
  )
}

function StateNotice(props: Props) {
  switch (sheetState(props.sheet)) {
    case "waiting":
      return <WaitingNotice {...props} />
    case "incomplete":
      return <IncompleteNotice {...props} />
    case "locked":
      return <LockedNotice {...props} />
    case "changedElsewhere":
      return <ConflictPanel {...props} />
    case "closed":
      return <ClosedNotice {...props} />
    case "refused":
      return <RefusedNotice {...props} />
    case "aboveMax":
      return (
        <Warning title="A maximum was lowered">
          <AboveMaxLines sum={props.sheet.sum} />
        </Warning>
      )
    case "open":
      return null
  }
}

/** About something that goes wrong. */
const Warning = ({ title, children }: { title: string; children: ReactNode }) => (
  <Notice role="alert" color="red" title={title} icon={<IconAlertTriangle aria-hidden />}>
    {children}
  </Notice>
)

/** The points stay, and count once the entry competes again. */
function OutNotice({ entry, sheet }: Props) {
  const { stored, pending, isReadOnly } = sheet
  const isSubmitted = stored?.isSubmitted || pending?.isSubmitted
  const what = outWords(entry)
  const judge = () => {
    sheet.judgeAnyway()
    // The button goes.
    document.querySelector<HTMLElement>("main article h2")?.focus({ preventScroll: true })
  }
  return (
    <Notice title={isReadOnly && !stored ? what : `${what} Your points are kept.`} color="ribbon">
      {isSubmitted && <Text>This sheet is stored, but not counted while the entry is out.</Text>}
      {isReadOnly && !isSubmitted && <Text>It is not judged, so its sheet can only be read.</Text>}
      {isReadOnly && !isSubmitted && entry.status === "absent" && (
        <ArmedButton key={entry.id} variant="default" mt="sm" onClick={judge}>
          It is here: judge it anyway
        </ArmedButton>
      )}
    </Notice>
  )
}

/** Whose entry it is, if this judge is not asked for it, and what they have scored outside their sections. */
function ScopeNotice({ entry, sheet: { content, stored, pending } }: Props) {
  const { workspace } = useDesk()
  const { judge, criteria, classes: eventClasses } = workspace
  const others = criteria.filter(
    (one) => content.points[one.id] !== undefined && criterionApplies(one, entry) && !orderInScope(judge, one.order),
  )
  const isAside = conflictOf(workspace, entry.id) !== undefined
  const isForOthers = competes(entry) && !isAside && !isAssigned(workspace, entry)
  if (!isForOthers && others.length === 0) return null
  const className = eventClasses.find(({ id }) => id === entry.classId)?.name
  const isElsewhere = !classInScope(judge, entry) && className !== undefined
  const owner = isElsewhere
    ? `${entry.votingId} is for the judges of ${className}.`
    : `${entry.votingId} is not assigned to you.`
  const fate =
    stored?.isSubmitted || pending?.isSubmitted
      ? "Your sheet is stored and counts."
      : "You can still submit this sheet: it counts."
  return (
    <Notice title={isForOthers ? owner : "Points outside your sections"} color="ribbon">
      {isForOthers && <Text>{fate}</Text>}
      {others.length > 0 && (
        <Text>
          {`Outside your sections, and not in your total: ${others.map(({ id, name }) => `${name} ${content.points[id]}`).join(", ")}. These points stay.`}
        </Text>
      )}
    </Notice>
  )
}

/** Says neither who gave which points nor who gave more: judges do not see the points of others. */
const TalkNotice = ({ names }: { names: readonly string[] }) => (
  <Notice title={`Talk it over ${withJudges(names)}`} icon={<IconMessages aria-hidden />} color="ribbon">
    <Text>
      The judges differ on this entry. The organizer asks you to talk it over {withJudges(names)}. Your sheet stays as
      you submitted it; if you want to change it afterwards, ask the organizer to reopen it.
    </Text>
  </Notice>
)

/** By whom and why the sheet was reopened, until it is submitted again. */
const ReopenedNotice = ({ by, at, reason }: NonNullable<NonNullable<OpenSheet["stored"]>["reopened"]>) => (
  <Notice title={`Reopened by ${by}`} icon={<IconLockOpen aria-hidden />} color="ribbon">
    {reason && <Text fw={600}>{`“${reason}”`}</Text>}
    <Text>
      {`Your sheet is a draft again since ${formatDateTime(at)}. It counts once you submit it again; change it first if you need to.`}
    </Text>
  </Notice>
)

/** Submitted and not sent: it is stored here until it is, or in this page where the browser stores nothing. */
function WaitingNotice({ sheet }: Props) {
  const { session, saving } = useDesk()
  const place = usePlace()
  const { online } = useNetwork()
  // A server that could not take it may be able to now.
  const canTry = online && session.state === "open"
  const canTakeBack = !sheet.pending?.isUnanswered && !sheet.stored?.isSubmitted
  return (
    <Notice title={`Submitted on this ${place.where}, not sent yet`} icon={<IconCloudUp aria-hidden />}>
      <Text mb={canTakeBack || canTry ? "sm" : 0}>
        {sendingText(session)}
        {placeText(mayBeSent(session) ? "untilThen" : "untilSent", place)}
      </Text>
      {canTry && (
        <ArmedButton mr="xs" onClick={saving.wake}>
          Send now
        </ArmedButton>
      )}
      {canTakeBack && <TakeBack sheet={sheet} />}
    </Notice>
  )
}

const TakeBack = ({ sheet }: Pick<Props, "sheet">) => (
  <ArmedButton variant="default" onClick={sheet.takeBack}>
    Change it again
  </ArmedButton>
)

/** What becomes of this sheet while judging is closed; the bar below says that it is closed. */
function ClosedNotice({ sheet }: Props) {
  const place = usePlace()
  if (!sheet.pending?.isSubmitted) return null
  return (
    <Notice title={`Submitted on this ${place.where}, not sent: judging is closed`} icon={<IconLock aria-hidden />}>
      <Text mb="sm">
        If the organizer opens judging again, this sheet is sent as submitted.
        {placeText("untilThen", place)}
      </Text>
      <TakeBack sheet={sheet} />
    </Notice>
  )
}

/** Submitted, and the criteria have changed since: the missing points can be added without reopening. */
const IncompleteNotice = ({ sheet: { lacking, stored } }: Props) => (
  <Notice
    title={stored?.isAsked ? "The organizer asks you to complete this sheet" : "Submitted, but not complete"}
    icon={<IconListCheck aria-hidden />}
    color="ribbon"
  >
    <Text>
      Asked for only since you submitted: <b>{lacking.map(({ name }) => name).join(", ")}</b>. Score it and submit
      again. Everything else stays as you submitted it.
    </Text>
  </Notice>
)

/** Submitted. Where this device still has another version, both are shown. */
function LockedNotice({ entry, entryId, sheet: { pending, content } }: Props) {
  const { workspace, saving, outdatedSince, refresh, isRefreshing } = useDesk()
  const place = usePlace()
  const mine = pending?.state === "needs-you" ? pending.content : null
  const counts = competes(entry) && !conflictOf(workspace, entryId)
  return (
    <Notice title="Submitted and locked. To change it, ask the organizer." icon={<IconLock aria-hidden />}>
      <Text mb="sm">
        {mine
          ? `${counts ? "The submitted scores count. " : ""}What you entered on this ${place.where} ${placeText("locked", place)}: you can send it once the organizer has reopened the sheet.`
          : counts && outdatedSince
            ? `These are the scores that counted at ${formatDateTime(outdatedSince)}. The server has not answered since; it is asked again by itself.`
            : counts && "These are the scores that count."}
      </Text>
      {mine && <SheetsCompared entryId={entryId} mine={mine} theirs={content} as="Submitted" />}
      <Button variant="default" onClick={refresh} loading={isRefreshing}>
        Check again
      </Button>
      {mine && !pending?.isUnanswered && (
        <ArmedButton variant="subtle" ml="xs" onClick={() => saving.drop(entryId)}>
          Drop what I typed
        </ArmedButton>
      )}
    </Notice>
  )
}

/** Names the criteria that a refusal is about. A criterion that was removed is not sent with the next attempt. */
function RefusedNotice({ sheet, retry }: Props) {
  const place = usePlace()
  const { pending, sum } = sheet
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
      <Text>{placeText("refused", place)}</Text>
      <Button variant="default" mt="sm" aria-disabled={!retry.isArmed || undefined} onClick={retry.run}>
        Try again
      </Button>
    </Warning>
  )
}

/** Points above a maximum that was lowered, before the sheet is sent. */
const AboveMaxLines = ({ sum }: { sum: SheetSum }) =>
  sum.aboveMax.map((one) => (
    <Text key={one.criterion.id}>
      <b>{one.criterion.name}</b>: {aboveMaxText(one)}. Please choose what counts.
    </Text>
  ))
