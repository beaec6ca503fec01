import { useNetwork } from "@mantine/hooks"
import { askedNext } from "@rosette/domain/messages/messages"
import { useEffect, useState } from "react"
import { formatTime } from "../../../lib/format.ts"
import { stored } from "../../../lib/stored.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import classes from "../desk/desk.module.css"

type Message = Workspace["messages"][number]

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger)

/** The messages that this judge has confirmed here, and the server does not know yet. */
const confirmed = ({ databaseId, judge }: Workspace) =>
  stored(() => localStorage, `rosette.seen.${databaseId}.${judge.id}`, isIds)

/** Confirms messages: at once on the screen, and on the server as soon as there is a connection. */
function useConfirming(workspace: Workspace) {
  const { messages } = workspace
  const { online } = useNetwork()
  const [ids, setIds] = useState(() => confirmed(workspace).read() ?? [])
  const unseen = messages.filter(({ seenAt }) => seenAt === null)
  const owed = unseen.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
  const owedText = owed.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again with each workspace, and with a new connection
  useEffect(() => {
    if (!online) return
    // What does not arrive is confirmed again with the next workspace.
    for (const messageId of owed) trpcClient.judge.messageSeen.mutate({ messageId }).catch(() => undefined)
  }, [owedText, messages, online])
  const confirm = (id: number) => {
    const next = [...owed, id]
    confirmed(workspace).write(next)
    setIds(next)
  }
  return { shown: unseen.filter(({ id }) => !ids.includes(id)), confirm }
}

type Props = { workspace: Workspace; goTo: ((entryId: number) => void) | undefined }

/** What the organizer tells this judge, above the sheet, until they have confirmed it. The first one is above. */
export function MessageLines({ workspace, goTo }: Props) {
  const { shown, confirm } = useConfirming(workspace)
  const isListed = ({ entryId }: Message) => workspace.entries.some(({ id }) => id === entryId)
  return (
    <div role="status">
      {[...shown].reverse().map((message) => (
        <div key={message.id} className={classes.bar}>
          <p>
            {message.votingId !== null && <b>{`${askedNext(message.votingId)}. `}</b>}
            {message.text} <small>{`${message.by}, ${formatTime(message.at)}`}</small>
          </p>
          <span className={classes.answers}>
            {message.entryId !== null && goTo && isListed(message) && (
              <button type="button" onClick={() => goTo(message.entryId ?? 0)}>
                Go there
              </button>
            )}
            <button type="button" onClick={() => confirm(message.id)}>
              OK
            </button>
          </span>
        </div>
      ))}
    </div>
  )
}
