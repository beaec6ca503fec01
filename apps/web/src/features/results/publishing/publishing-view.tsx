import { Text } from "@mantine/core"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { IconCircleCheck, IconListCheck, IconPencil, IconRosetteDiscountCheck } from "@tabler/icons-react"
import type { ReactNode } from "react"
import type { MoreItem } from "../../../ui/actions/more-menu.tsx"
import { PetalRing } from "../../../ui/figures/petal-ring.tsx"
import { Panel } from "../../../ui/page/panel.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { ResultsOutstanding } from "../outstanding/results-outstanding.tsx"
import { type Outstanding, sheetsState, sheetsTone } from "../outstanding/words.ts"
import { BlockingList } from "./blocking-list.tsx"
import classes from "./publishing.module.css"
import { type PublishedActions, PublishingSteps } from "./publishing-steps.tsx"
import type { PublishingState } from "./use-publishing.ts"
import type { PublishingActions } from "./use-publishing-actions.ts"
import { usePublishingQuestions } from "./use-publishing-questions.tsx"
import { blockingCountOf, stateWords } from "./words.ts"

type Props = {
  eventId: number
  publishing: PublishingState
  /** Null if the sheets could not be counted. */
  outstanding: Outstanding | null
  actions: PublishingActions
  /** The acting person's name, as recorded. */
  by: string
  onOpenAwards: () => void
  onOpenEntries: () => void
  /** Reads the text of a published version. */
  readVersion: (version: number) => Promise<string>
  /** Shown once there is a version. */
  publishedActions?: PublishedActions
  /** What else is shown on demand once it is published. */
  moreItems?: readonly MoreItem[]
}

/** The state of the results with its next step, and the confirmations of the steps. */
export function PublishingView({ eventId, publishing, outstanding, actions, by, ...rest }: Props) {
  const { onOpenAwards, onOpenEntries, readVersion, publishedActions, moreItems } = rest
  const { state, versions, review, names } = publishing
  const blocking = state === "review" ? review.data?.blocking : undefined
  const blockingCount = blocking ? blockingCountOf(blocking) : null
  const questions = usePublishingQuestions({ actions, by, versions, onOpenAwards, onOpenEntries })
  const { isPending } = actions
  // What was read before the publication is not shown beside it.
  const counts = state === "published" && outstanding?.isProvisional ? null : outstanding
  const tone = counts && sheetsTone(counts)
  const words = stateWords(state, versions, blockingCount)
  // What is published needs no line of its own.
  const isComplete = state === "published" && tone === "done"
  // While sheets are missing, the sentence about them says that judging is open.
  const isCollecting = state === "open" && tone === "open"
  const lead = isCollecting ? "Judging is open." : undefined
  const sheets = tone &&
    !isComplete && { ...counts, tone, words: <ResultsOutstanding eventId={eventId} lead={lead} outstanding={counts} /> }
  const published = isCollecting ? { title: null, lines: words.lines.slice(1) } : words
  return (
    <PublishingBar
      state={state}
      words={
        isComplete
          ? { ...words, title: [words.title, counts && sheetsState(counts)].filter(Boolean).join("\u00a0· ") }
          : published
      }
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
                onEnd={questions.endSessions}
                onWaive={questions.waive}
              />
            )
          }
        </Loaded>
      )}
      <PublishingSteps
        state={state}
        versions={versions}
        blockingCount={blockingCount}
        isPending={isPending}
        questions={questions}
        readVersion={readVersion}
        publishedActions={publishedActions}
        {...(moreItems && { moreItems })}
      />
      {questions.dialogs}
    </PublishingBar>
  )
}

const RING_PX = 44
const MARKS = { open: IconPencil, review: IconListCheck, published: IconRosetteDiscountCheck }

type Sheets = { tone: "open" | "done"; words: ReactNode; submittedSheets: number; expectedSheets: number }

type PublishingBarProps = {
  state: ResultsState
  /** The title is null if the words of the sheets say it. */
  words: { title: string | null; lines: readonly string[] }
  /** The state of the sheets; null if none is expected or they could not be counted. */
  sheets: Sheets | null
  children: ReactNode
}

/** The state of the results and their sheets at the top of their tab, and the next steps. */
function PublishingBar({ state, words, sheets, children }: PublishingBarProps) {
  const isOpen = state === "open"
  return (
    <Panel tone={toneOf(state, sheets)} label="Publishing" icon={<Mark state={state} sheets={sheets} />}>
      <div className={classes.words} data-state={state} data-sheets={sheets?.tone}>
        {isOpen && sheets?.words}
        <div role="status" className={classes.state}>
          {words.title && <Text fw={600}>{words.title}</Text>}
          {words.lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </div>
        {!isOpen && sheets?.words}
        {children}
      </div>
    </Panel>
  )
}

/** While judging is open the sheets are the news. */
const toneOf = (state: ResultsState, sheets: Sheets | null) =>
  state === "published" ? "done" : state === "review" ? "open" : sheets?.tone

/** While sheets are missing, the rosette that fills with them. */
function Mark({ state, sheets }: Pick<PublishingBarProps, "state" | "sheets">) {
  if (state === "open" && sheets?.tone === "open")
    return <PetalRing value={sheets.submittedSheets} max={sheets.expectedSheets} size={RING_PX} />
  const Icon = state === "open" && sheets ? IconCircleCheck : MARKS[state]
  return <Icon size={24} aria-hidden />
}
