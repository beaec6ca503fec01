import { Stack } from "@mantine/core"
import type { Poll } from "@rosette/contract/polls"
import { useCallback, useState } from "react"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { useClasses } from "../classes/use-classes.ts"
import { MakeCodesForm } from "./make-codes-form.tsx"
import { PollForm } from "./poll-form.tsx"
import { PollStep } from "./poll-step.tsx"
import { PollVotes } from "./poll-votes.tsx"
import { type PollAction, PollsList } from "./polls-list.tsx"
import { TypeVotesForm } from "./type-votes-form.tsx"
import { usePolls } from "./use-polls.ts"
import { VoidCodesForm } from "./void-codes-form.tsx"
import { VoteCodes } from "./vote-codes.tsx"

/** What the dialog shows: the polls and codes, where the focus returns to, or an action. */
type View = { does: "list"; backTo?: number | null } | PollAction

const TITLES = {
  list: "Audience vote",
  add: "Add Poll",
  edit: "Edit Poll",
  votes: "Votes",
  open: "Open Voting",
  again: "Open Voting Again",
  close: "Close Voting",
  delete: "Delete Poll",
  makeCodes: "Make Codes",
  voidCodes: "Void Codes",
  typeVotes: "Type Votes from Paper",
} as const satisfies Record<View["does"], string>

type Props = { eventId: number; isOpen: boolean; onClose: () => void }

/** The audience's polls, the codes of its tickets, and what is done with both. Use a new key whenever it is opened. */
export function PollsDialog({ eventId, isOpen, onClose }: Props) {
  const query = usePolls(eventId)
  const [view, setView] = useState<View>({ does: "list" })
  const [dirtyView, setDirtyView] = useState<View | null>(null)
  const markDirty = useCallback((isDirty: boolean) => setDirtyView(isDirty ? view : null), [view])
  // From this view only: the answer to a call may come when another form is open.
  const toList = (backTo: number | null = null) => setView((now) => (now === view ? { does: "list", backTo } : now))
  const leave = () => {
    if (view.does === "list") onClose()
    else toList("poll" in view ? view.poll.id : null)
  }
  return (
    <FormDialog title={TITLES[view.does]} isOpen={isOpen} onClose={leave} isDirty={dirtyView === view} size="xl">
      {(close) => (
        <Loaded query={query} failureTitle="The polls could not be loaded" isEmpty={() => false}>
          {(polls) => (
            <ShownView
              eventId={eventId}
              polls={polls}
              view={view}
              markDirty={markDirty}
              toList={toList}
              onAct={setView}
              onCancel={close}
            />
          )}
        </Loaded>
      )}
    </FormDialog>
  )
}

type ViewProps = {
  eventId: number
  polls: readonly Poll[]
  view: View
  markDirty: (isDirty: boolean) => void
  toList: (backTo?: number | null) => void
  onAct: (action: PollAction) => void
  /** Asks before unsaved input is lost. */
  onCancel: () => void
}

function ShownView({ eventId, polls, view, markDirty, toList, onAct, onCancel }: ViewProps) {
  const classes = useClasses(eventId).data ?? []
  const form = { eventId, onDirty: markDirty, onCancel }
  switch (view.does) {
    case "list":
      return (
        <Stack gap="xl">
          <PollsList polls={polls} classes={classes} backTo={view.backTo} onAct={onAct} />
          <VoteCodes eventId={eventId} polls={polls} onAct={onAct} onClose={onCancel} />
        </Stack>
      )
    case "add":
    case "edit":
      return (
        <PollForm {...form} poll={"poll" in view ? view.poll : null} polls={polls} classes={classes} onSaved={toList} />
      )
    case "votes":
      return <PollVotes eventId={eventId} poll={presentOf(view.poll, polls)} onBack={onCancel} />
    case "makeCodes":
      return <MakeCodesForm {...form} onMade={() => toList()} />
    case "voidCodes":
      return <VoidCodesForm {...form} onVoided={() => toList()} />
    case "typeVotes":
      return <TypeVotesForm {...form} polls={polls} />
    default:
      return (
        <PollStep
          key={view.does}
          does={view.does}
          poll={view.poll}
          present={presentOf(view.poll, polls)}
          onDirty={markDirty}
          onDone={toList}
          onCancel={onCancel}
        />
      )
  }
}

const presentOf = ({ id }: Poll, polls: readonly Poll[]): Poll | undefined => polls.find((poll) => poll.id === id)
