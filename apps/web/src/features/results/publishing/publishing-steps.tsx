import { Button, Group, Text } from "@mantine/core"
import { IconArrowBackUp, IconHistory } from "@tabler/icons-react"
import { type ReactNode, useState } from "react"
import type { MoreItem } from "../../../ui/actions/more-menu.tsx"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { Chevron } from "../../../ui/figures/chevron.tsx"
import { useAsked } from "../../live/asked-action.ts"
import classes from "./publishing.module.css"
import type { PublishingState } from "./use-publishing.ts"
import type { usePublishingQuestions } from "./use-publishing-questions.tsx"
import { VersionsDialog } from "./versions-dialog.tsx"
import { checksumWords } from "./words.ts"

/** What can be done with a published version: what comes later is shown on demand. */
export type PublishedActions = { first: ReactNode; later: ReactNode }

type Props = Pick<PublishingState, "state" | "versions"> & {
  /** How many points block publishing; null if not known yet. */
  blockingCount: number | null
  isPending: boolean
  questions: Omit<ReturnType<typeof usePublishingQuestions>, "dialogs">
  readVersion: (version: number) => Promise<string>
  publishedActions: PublishedActions | undefined
  /** What else is shown on demand once a version is published. */
  moreItems?: readonly MoreItem[]
}

/** The next steps of publishing. */
export function PublishingSteps(props: Props) {
  const { state, versions, blockingCount, isPending, questions, publishedActions } = props
  const hasVersions = versions.length > 0
  return (
    <Group gap="xs" className={classes.actions}>
      {state === "open" && <ReviewButton isDisabled={isPending} onClick={questions.startReview} />}
      {state === "review" && blockingCount === 0 && (
        <Button disabled={isPending} onClick={questions.publish}>
          {hasVersions ? "Publish amendment" : "Publish results"}
        </Button>
      )}
      {state === "review" && (
        <Button variant="default" disabled={isPending} onClick={questions.endReview}>
          Reopen judging
        </Button>
      )}
      {hasVersions && publishedActions?.first}
      {hasVersions && <LaterActions {...props} />}
    </Group>
  )
}

const ReviewButton = ({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) => (
  <Button ref={useAsked<HTMLButtonElement>("review-results")} disabled={isDisabled} onClick={onClick}>
    Review results
  </Button>
)

function LaterActions(props: Props) {
  const { state, versions, isPending, questions, readVersion, publishedActions, moreItems = [] } = props
  const [isOpen, setOpen] = useState(false)
  const isFolded = state === "published"
  const last = versions.at(-1)
  return (
    <>
      {isFolded && (
        <Button variant="default" aria-expanded={isOpen} rightSection={<Chevron />} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Less" : "More"}
        </Button>
      )}
      {(isOpen || !isFolded) && (
        <>
          {publishedActions?.later}
          <Versions versions={versions} readVersion={readVersion} />
          {isFolded && moreItems.map((item) => <MoreButton key={item.key} item={item} />)}
          {state === "published" && (
            <Button
              variant="subtle"
              px="sm"
              c="inherit"
              disabled={isPending}
              leftSection={<IconArrowBackUp size={20} aria-hidden />}
              onClick={questions.takeBack}
            >
              Take back
            </Button>
          )}
          {last && isFolded && <Text className="tabular">{checksumWords(last)}</Text>}
        </>
      )}
    </>
  )
}

const MoreButton = ({ item: { label, icon, onPress, isDisabled = false } }: { item: MoreItem }) => (
  <Button variant="default" leftSection={icon} onClick={onPress} disabled={isDisabled}>
    {label}
  </Button>
)

function Versions(props: Pick<Props, "versions" | "readVersion">): ReactNode {
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
