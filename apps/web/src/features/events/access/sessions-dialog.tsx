import { Badge, Button, Modal, Text } from "@mantine/core"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { formatAgo, formatDateTime } from "../../../lib/format.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { Loaded } from "../../../ui/states/loaded.tsx"
import classes from "../events.module.css"
import { endingWords, inOrder, type ListedSession, sessionOrigin, sessionOwner } from "./session-words.ts"

type Props = { eventId: number; isOpen: boolean; onClose: () => void }

/** The sessions of an event with their devices; each can be ended. */
export function SessionsDialog({ eventId, isOpen, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Sessions" size="lg" closeButtonProps={{ "aria-label": "Close" }}>
      <Text c="dimmed" mb="md">
        Who is signed in to this event. A session that you do not know: end it, then give the event another admin
        password, or the judge a new code.
      </Text>
      {isOpen && <Sessions eventId={eventId} />}
    </Modal>
  )
}

function Sessions({ eventId }: { eventId: number }) {
  const { session } = trpc.useUtils()
  const sessions = trpc.organizer.sessions.useQuery({ eventId }, { staleTime: 0, refetchOnMount: "always" })
  const { confirm, dialog } = useConfirm()
  const ending = trpc.organizer.endSession.useMutation({
    onSuccess: async () => {
      feedback.success("Session ended")
      await session.current.invalidate()
    },
    onError: (error) => feedback.failure("Failed to end the session", errorText(error)),
  })
  const end = async (listed: ListedSession) => {
    const isYes = await confirm({
      title: `End the session of ${sessionOwner(listed)}?`,
      message: endingWords(listed),
      action: "End session",
    })
    if (isYes) ending.mutate({ sessionId: listed.id })
  }
  return (
    <>
      <Loaded query={sessions} empty={<Text>Nobody is signed in.</Text>}>
        {(list) => <SessionsList sessions={inOrder(list)} onEnd={end} isEnding={ending.isPending} />}
      </Loaded>
      {dialog}
    </>
  )
}

type SessionsListProps = {
  sessions: readonly ListedSession[]
  onEnd: (session: ListedSession) => void
  isEnding: boolean
}

/** The sessions of an event, each with a button that ends it. */
function SessionsList({ sessions, onEnd, isEnding }: SessionsListProps) {
  return (
    <ul className="plain">
      {sessions.map((session) => (
        <li key={session.id} className={classes.session}>
          <div className={classes.text}>
            <Text fw={600} className={classes.owner}>
              {sessionOwner(session)}
              {session.isCurrent && <Badge variant="light">This browser</Badge>}
            </Text>
            <Text>{sessionOrigin(session)}</Text>
            <Text size="sm" c="dimmed">
              Since {formatDateTime(session.createdAt)}
              {session.lastSeenAt && `, last seen ${formatAgo(session.lastSeenAt)}`}
            </Text>
          </div>
          <Button
            variant="default"
            onClick={() => onEnd(session)}
            disabled={isEnding}
            aria-label={`End the session of ${sessionOwner(session)}, ${session.device}`}
          >
            End
          </Button>
        </li>
      ))}
    </ul>
  )
}
