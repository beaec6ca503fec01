import { Text } from "@mantine/core"
import type { JudgedEvent } from "@rosette/contract/events"
import { thumbnailUrl } from "@rosette/contract/photo-paths"
import { twelveHour } from "@rosette/domain/events/time"
import { IconCalendar, IconChevronDown, IconClock, IconMapPin } from "@tabler/icons-react"
import { useState } from "react"
import { Redirect } from "wouter"
import { accentStyle } from "../../../lib/accent-style.ts"
import { largerThan } from "../../../lib/breakpoints.ts"
import { type JudgeData, judgeData } from "../../../lib/storage.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { PetalRing } from "../../../ui/figures/petal-ring.tsx"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import { LeaveButton } from "../../../ui/page/leave-button.tsx"
import { RosetteMark } from "../../../ui/page/logo.tsx"
import { PageShell } from "../../../ui/page/page-shell.tsx"
import { hideBroken } from "../../../ui/states/drawing.tsx"
import type { DeskSession } from "../desk/desk.ts"
import { SessionNotices } from "../desk/desk-notices.tsx"
import { useDeskSession } from "../desk/use-desk-session.ts"
import { useJudgeLeaving } from "../desk/use-judge-leaving.ts"
import { useJudgeSaving } from "../desk/use-judge-saving.ts"
import { lastOffer, sharedProgress } from "../desk/use-offer.ts"
import { useCurrentWorkspace, useFreshJudgeData, useWaitingReview, useWorkspaceQuery } from "../desk/use-workspace.ts"
import { useIsSafe, useWaitingStates, type WaitingStates } from "../desk/waiting-states.ts"
import { type Place, sentText } from "../desk/words.ts"
import { progressIn } from "../entries/own-progress.ts"
import { useExit } from "../use-exit.tsx"
import { useJudgingLater } from "../use-judging-later.ts"
import classes from "./judge-home-screen.module.css"

const INSTRUCTIONS = [
  "Evaluate each entry by the criteria.",
  "Use the sliders to assign points; up to 10 points there are numbers to tap.",
  "Add optional comments.",
  "Submit your score, or save a draft to continue later.",
]

/** Where the instructions have room beside the event: as in the stylesheet. */
const DESK = largerThan("md")

/** What a judge sees first: their progress, the start, the event, and how judging works. Without stored judge data it redirects to the start page. */
export default function JudgeHomeScreen() {
  const [signedIn] = useState(() => judgeData.read())
  return signedIn ? <Welcome {...signedIn} /> : <Redirect to="/" replace />
}

function Welcome({ judge, event: eventAtSignIn }: JudgeData) {
  const { exit: leave } = useJudgeLeaving(judge.id)
  // Sends the sheets that an earlier visit has stored.
  const saving = useJudgeSaving(judge.id)
  // Loads the sheets before judging is opened. If this fails, the judging screen says so.
  const { data: read, isPending, error, refetch } = useWorkspaceQuery(judge.id)
  const workspace = useCurrentWorkspace(read, saving, refetch)
  const { session } = useDeskSession(judge.id, { saving, error })
  const { exit, dialog } = useExit(saving, leave, { isLoading: isPending })
  useFreshJudgeData(workspace)
  useWaitingReview(workspace, saving)
  const event = workspace?.event ?? eventAtSignIn
  const place: Place = { where: "device", isSafe: useIsSafe(saving) }
  const waiting = useWaitingStates(saving)
  const stats = workspace && saving ? progressOf(workspace, waiting) : undefined
  // Not before the sheets, which would share a slow network with it.
  const later = useJudgingLater(workspace !== undefined)
  const facts = [
    { key: "Date", Icon: IconCalendar, text: event.date },
    { key: "Time", Icon: IconClock, text: twelveHour(event.time) },
    { key: "Location", Icon: IconMapPin, text: event.location },
  ].filter(({ text }) => text !== "")
  return (
    <PageShell title={`Welcome, ${judge.name}!`} actions={<LeaveButton label="Exit" onClick={exit} />}>
      <SessionNotices session={session} judgeName={judge.name} isActive={event.isActive} place={place} />
      <div className={classes.page}>
        <div className={classes.way}>
          <Progress stats={stats} waiting={waiting} session={session} place={place} />
          <ButtonLink href="/judge" size="lg" fullWidth>
            Start Judging
          </ButtonLink>
          <div className={classes.notes}>
            {later && workspace && <later.DeviceNotes workspace={workspace} place={place} />}
          </div>
        </div>
        <section
          className={classes.event}
          aria-label="Event"
          style={accentStyle(event.accent)}
          data-accent={event.accent ?? undefined}
        >
          <EventPicture event={event} />
          {event.logoUrl && (
            <img className={classes.logo} src={thumbnailUrl(event.logoUrl)} alt="" onError={hideBroken} />
          )}
          <p className={classes.panel}>Judge Panel</p>
          <h2 className={classes.name}>{event.name}</h2>
          {event.description && <Text className={classes.description}>{event.description}</Text>}
          <dl className={classes.facts}>
            {facts.map(({ key, Icon, text }) => (
              <div key={key} className={classes.fact}>
                <Icon size={22} stroke={1.7} aria-hidden />
                <dt>{key}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {event.coverUrl && (
            <img
              className={classes.cover}
              src={thumbnailUrl(event.coverUrl)}
              alt=""
              loading="lazy"
              onError={hideBroken}
            />
          )}
        </section>
        <details className={classes.how} open={stats?.completed === 0 || matchMedia(DESK).matches}>
          <summary>
            <h2>How it works</h2>
            <IconChevronDown size={22} aria-hidden />
          </summary>
          <ol className={classes.steps}>
            {INSTRUCTIONS.map((instruction) => (
              <li key={instruction}>{instruction}</li>
            ))}
          </ol>
        </details>
      </div>
      {dialog}
    </PageShell>
  )
}

/** Above the event's name, unless its own cover is below: the car of a car show, else the rosette. */
function EventPicture({ event }: { event: JudgedEvent }) {
  if (event.coverUrl) return null
  if (event.kind === "carShow") return <div className={classes.show} />
  return (
    <div className={classes.rosette}>
      <RosetteMark size={96} />
    </div>
  )
}

function progressOf(workspace: Workspace, waiting: WaitingStates) {
  const total = workspace.place ? lastOffer(workspace).read()?.total : undefined
  return sharedProgress(progressIn(workspace, waiting), total).stats
}

type ProgressProps = {
  /** Undefined until the sheets of the server and those that wait on this device are read. */
  stats: ReturnType<typeof progressOf> | undefined
  waiting: WaitingStates
  session: DeskSession
  place: Place
}

/** Has its place before the sheets are loaded, so that the button below does not move while somebody taps it. */
function Progress({ stats, waiting, session, place }: ProgressProps) {
  const { completed, total } = stats ?? { completed: 0, total: 0 }
  const needJudge = [...waiting.values()].filter(({ state }) => state === "needs-you").length
  return (
    <div className={classes.progress}>
      <div className={classes.ring} aria-hidden>
        <PetalRing value={completed} max={total} size={80} />
        {stats && completed < total && <b>{`${Math.floor((100 * completed) / total)}%`}</b>}
      </div>
      <div role="status">
        <p>
          <b>{stats ? `${completed} of ${total} entries judged` : "…"}</b>
          {stats && `${total - completed} left`}
        </p>
        {waiting.size > 0 && (
          <p>{sentText({ waiting: waiting.size, needJudge, place, session, see: "Start judging" })}</p>
        )}
      </div>
    </div>
  )
}
