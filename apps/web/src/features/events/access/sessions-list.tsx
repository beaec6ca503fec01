import { Badge, Button, Text } from "@mantine/core"
import { formatAgo, formatDateTime } from "../../../lib/format.ts"
import classes from "../events.module.css"
import { type ListedSession, sessionOrigin, sessionOwner } from "./session-words.ts"

type Props = { sessions: readonly ListedSession[]; onEnd: (session: ListedSession) => void; isEnding: boolean }

/** The sessions of an event, each with a button that ends it. */
export function SessionsList({ sessions, onEnd, isEnding }: Props) {
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
