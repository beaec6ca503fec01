import { Text } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import { SET_ASIDE } from "@rosette/domain/judges/set-aside"
import { noteId } from "@rosette/outbox/notes"
import type { PendingNote } from "@rosette/outbox/records"
import { IconFlag, IconUserOff } from "@tabler/icons-react"
import { useState } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import { noteText } from "../../../offline/note-text.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { ArmedButton } from "../desk/armed.tsx"
import { useDesk } from "../desk/desk-context.ts"
import { canBeUndone, noteFate } from "../desk/note-words.ts"
import { Notice } from "../desk/notice.tsx"
import { conflictOf } from "../entries/entry-group.ts"

type Props = {
  entry: Entry
  /** Whether the judge's sheet of it is submitted, on the server or waiting here. */
  isSubmitted: boolean
  isBlank: boolean
}

/** What the judge has told of this entry, until the organizer has it, and that they have stepped aside from it. */
export function NoteNotices(props: Props) {
  const { workspace, saving } = useDesk()
  const { id } = props.entry
  const conflict = conflictOf(workspace, id)
  const waiting = saving.notes()
  const report = waiting.get(noteId({ call: "reportEntry", entryId: id }))
  return (
    <>
      {conflict && (
        <AsideNotice
          {...props}
          conflict={conflict}
          declaration={waiting.get(noteId({ call: "stepAside", entryId: id }))}
        />
      )}
      {report && (
        <Notice title="Your report waits" icon={<IconFlag aria-hidden />}>
          <Waiting of={report} />
        </Notice>
      )}
    </>
  )
}

/** A note that is not sent yet, and its way back. */
function Waiting({ of }: { of: PendingNote }) {
  const { saving, session } = useDesk()
  return (
    <>
      <Text>{`${noteText(of.note)} ${noteFate(of, session)}`}</Text>
      {canBeUndone(of) && (
        <ArmedButton variant="default" mt="sm" onClick={() => saving.drop(noteId(of.note))}>
          Undo
        </ArmedButton>
      )}
    </>
  )
}

type AsideProps = Props & { conflict: Workspace["conflicts"][number]; declaration: PendingNote | undefined }

function AsideNotice({ entry, conflict, declaration, isSubmitted, isBlank }: AsideProps) {
  const isOwn = conflict.source === "judge"
  return (
    <Notice
      title={isSubmitted ? SET_ASIDE : `You have stepped aside from ${entry.votingId}.`}
      icon={<IconUserOff aria-hidden />}
      color="ribbon"
    >
      {!isSubmitted && !isBlank && <Text>What you scored is kept, and only you see it.</Text>}
      {declaration ? (
        <Waiting of={declaration} />
      ) : (
        <>
          {!isOwn && <Text>{`${conflict.by} has noted that you do not judge this entry.`}</Text>}
          {conflict.reason && <Text>{`“${conflict.reason}”`}</Text>}
          {isOwn && isSubmitted && <Text>Only the organizer can take this back.</Text>}
          {isOwn && !isSubmitted && <JudgeAfterAll conflictId={conflict.id} />}
        </>
      )}
    </Notice>
  )
}

/** Withdraws the own declaration, which needs a connection: the organizer may have relied on it. */
function JudgeAfterAll({ conflictId }: { conflictId: number }) {
  const { refresh } = useDesk()
  const [isPending, setPending] = useState(false)
  const withdraw = async () => {
    setPending(true)
    await trpcClient.judge.withdrawConflict
      .mutate({ conflictId })
      .catch((error: unknown) => feedback.failure("Not taken back", errorText(error)))
    setPending(false)
    refresh()
  }
  return (
    <ArmedButton variant="default" mt="sm" loading={isPending} onClick={withdraw}>
      Judge it after all
    </ArmedButton>
  )
}
