import { Button, Group } from "@mantine/core"
import { IconArrowBackUp, IconHistory } from "@tabler/icons-react"
import { type ReactNode, useState } from "react"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { type Outstanding, sheetsTone } from "../outstanding/outstanding-words.ts"
import { ResultsOutstanding } from "../outstanding/results-outstanding.tsx"
import { BlockingList } from "./blocking-list.tsx"
import classes from "./publishing.module.css"
import { PublishingBar } from "./publishing-bar.tsx"
import { stateWords } from "./publishing-words.ts"
import type { PublishingState } from "./use-publishing.ts"
import type { PublishingActions } from "./use-publishing-actions.ts"
import { usePublishingQuestions } from "./use-publishing-questions.tsx"
import { VersionsDialog } from "./versions-dialog.tsx"

type Props = {
  eventId: number
  publishing: PublishingState
  /** Null if the sheets could not be counted. */
  outstanding: Outstanding | null
  actions: PublishingActions
  /** The acting person's name, as recorded. */
  by: string
  onOpenAwards: () => void
  /** Reads the text of a published version. */
  readVersion: (version: number) => Promise<string>
  /** Shown beside the versions, once there is one. */
  publishedActions?: ReactNode
}

/** The state of the results with its next step, and the confirmations of the steps. */
export function PublishingView({ eventId, publishing, outstanding, actions, by, ...rest }: Props) {
  const { onOpenAwards, readVersion, publishedActions } = rest
  const { state, versions, review, names } = publishing
  const blocking = state === "review" ? review.data?.blocking : undefined
  const inTheWay = blocking?.filter(({ isWaived }) => !isWaived).length ?? null
  const questions = usePublishingQuestions({ actions, by, versions, onOpenAwards })
  const { isPending } = actions
  const tone = outstanding && sheetsTone(outstanding)
  const words = stateWords(state, versions, inTheWay)
  // Published and complete needs no line of its own.
  const isComplete = state === "published" && tone === "done"
  const sheets = tone &&
    !isComplete && { tone, words: <ResultsOutstanding eventId={eventId} outstanding={outstanding} /> }
  return (
    <PublishingBar
      state={state}
      words={isComplete ? { ...words, title: `${words.title}\u00a0· All sheets are in` } : words}
      sheets={sheets || null}
    >
      {state === "review" && (
        <Loaded query={review} skeleton={<BarsSkeleton count={2} />}>
          {({ blocking: lines }) =>
            lines.length > 0 && (
              <BlockingList
                eventId={eventId}
                blocking={lines}
                names={names}
                isPending={isPending}
                onLead={questions.lead}
                onWaive={questions.waive}
              />
            )
          }
        </Loaded>
      )}
      <Group gap="xs" className={classes.actions}>
        {state === "open" && (
          <Button variant="default" disabled={isPending} onClick={questions.startReview}>
            Review results
          </Button>
        )}
        {state === "review" && inTheWay === 0 && (
          <Button disabled={isPending} onClick={questions.publish}>
            {versions.length > 0 ? "Publish amendment" : "Publish results"}
          </Button>
        )}
        {state === "review" && (
          <Button variant="default" disabled={isPending} onClick={questions.endReview}>
            Reopen judging
          </Button>
        )}
        {versions.length > 0 && publishedActions}
        {versions.length > 0 && <Versions versions={versions} readVersion={readVersion} />}
        {state === "published" && (
          <Button
            variant="subtle"
            className={classes.takeBack}
            disabled={isPending}
            leftSection={<IconArrowBackUp size={20} aria-hidden />}
            onClick={questions.takeBack}
          >
            Take back
          </Button>
        )}
      </Group>
      {questions.dialogs}
    </PublishingBar>
  )
}

function Versions(props: Pick<PublishingState, "versions"> & Pick<Props, "readVersion">): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={20} aria-hidden />} onClick={() => setOpen(true)}>
        Versions
      </Button>
      <LazyDialog isOpen={isOpen}>
        {(isShown) => <VersionsDialog {...props} isOpen={isShown} onClose={() => setOpen(false)} />}
      </LazyDialog>
    </>
  )
}
