import { Box } from "@mantine/core"
import { trpc } from "../../../lib/trpc.ts"
import type { MoreItem } from "../../../ui/actions/more-menu.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import type { Outstanding } from "../outstanding/words.ts"
import type { PublishedActions } from "./publishing-steps.tsx"
import { PublishingView } from "./publishing-view.tsx"
import { usePublishing } from "./use-publishing.ts"
import { usePublishingActions } from "./use-publishing-actions.ts"

type Props = {
  eventId: number
  organizerName: string
  /** Undefined while it is loading, null if the sheets could not be counted. */
  outstanding: Outstanding | null | undefined
  onOpenAwards: () => void
  onOpenEntries: () => void
  publishedActions: PublishedActions
  /** What else is shown on demand once they are published. */
  moreItems?: readonly MoreItem[]
}

/** The state of the results and their sheets from judging to publication, and the next step. */
export function ResultsPublishing({ eventId, organizerName, outstanding, ...rest }: Props) {
  const publishing = usePublishing(eventId)
  const isPhone = useIsPhone()
  const actions = usePublishingActions(eventId)
  const readVersion = useVersionText(eventId)
  return (
    <Box mb={isPhone ? "lg" : "sm"} data-print="never">
      <Loaded
        query={outstanding === undefined ? { ...publishing, data: undefined } : publishing}
        loadingText="Loading the state of the results..."
        skeleton={<BarsSkeleton count={1} height={isPhone ? "6.25rem" : "4.5rem"} />}
        failureTitle="The state of the results could not be loaded"
      >
        {(known) =>
          known && (
            <PublishingView
              eventId={eventId}
              publishing={known}
              outstanding={outstanding ?? null}
              actions={actions}
              by={organizerName}
              readVersion={readVersion}
              {...rest}
            />
          )
        }
      </Loaded>
    </Box>
  )
}

/** Returns a function that reads the text of a published version, which never changes. */
function useVersionText(eventId: number): (version: number) => Promise<string> {
  const { organizer } = trpc.useUtils()
  const kept = { staleTime: Number.POSITIVE_INFINITY }
  return async (version) => (await organizer.snapshot.fetch({ eventId, version }, kept)).body
}
