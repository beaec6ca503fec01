import { Button, Switch, Title } from "@mantine/core"
import type { EventForOrganizer } from "@rosette/contract/events"
import { twelveHour } from "@rosette/domain/events/time"
import { type MoreItem, MoreMenu } from "../../ui/actions/more-menu.tsx"
import card from "../../ui/page/page.module.css"
import { CodeText } from "../../ui/text/code-text.tsx"
import classes from "./overview.module.css"

type Props = {
  event: EventForOrganizer
  isSwitching: boolean
  onSwitch: (isActive: boolean) => void
  onEdit: () => void
  /** What is rarely done with the event. */
  more: readonly MoreItem[]
}

/** Whether the event is open for judging, its passcode and its details. */
export function OverviewEvent({ event, isSwitching, onSwitch, onEdit, more }: Props) {
  const facts = [
    ["Date", event.date],
    ["Time", twelveHour(event.time)],
    ["Location", event.location],
    ["Organizer", event.organizerName],
    ["Description", event.description],
  ] as const
  return (
    <section aria-labelledby="event-information">
      <div className={card.head}>
        <Title order={2} id="event-information">
          Event Information
        </Title>
        <MoreMenu label="More for this event" items={more} />
      </div>
      <Switch
        label="Open for judging"
        description={judgingWords(event)}
        checked={event.isActive}
        disabled={isSwitching}
        onChange={(change) => onSwitch(change.currentTarget.checked)}
        mb="sm"
      />
      <dl className={classes.facts}>
        <dt>Passcode</dt>
        <dd>
          <CodeText code={event.passcode} of="event passcode" size="lg" />
        </dd>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
      <Button variant="default" onClick={onEdit}>
        Edit Event Details
      </Button>
    </section>
  )
}

function judgingWords({ isActive, resultsState }: EventForOrganizer): string {
  if (!isActive) return "Closed: judges can neither sign in nor save. Everything else works."
  if (resultsState === "open") return "Judges can sign in and score."
  return `Judges can neither sign in nor save while the results are ${IN_STATE[resultsState]}.`
}

const IN_STATE = { review: "in review", published: "published" } as const

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value || "–"}</dd>
    </>
  )
}
