import { Alert, Button, Drawer, Text, Title } from "@mantine/core"
import { IconHourglass, IconPrinter } from "@tabler/icons-react"
import { errorText } from "../../../lib/error-text.ts"
import { formatDateTime } from "../../../lib/format.ts"
import { isolated } from "../../../lib/isolated.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useEscape } from "../../../ui/dialogs/escape.ts"
import { useIsPrinting } from "../../../ui/page/use-is-printing.ts"
import { Loaded } from "../../../ui/states/loaded.tsx"
import { Notice } from "../../../ui/states/notice.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import type { ResultFacts } from "../counted-points.ts"
import type { EntryResult } from "../entry-result.ts"
import type { Provisional } from "../outstanding/words.ts"
import { type Applies, useApplies } from "../use-applies.ts"
import classes from "./explanation.module.css"
import { ExplanationContent } from "./explanation-content.tsx"
import { ExplanationFacts } from "./explanation-facts.tsx"
import { ExplanationSkeleton } from "./explanation-skeleton.tsx"
import { type Explanation, hasRival } from "./words.ts"

type Props = {
  eventId: number
  result: EntryResult
  entryById: ReadonlyMap<number, EntryResult>
  occasion: string
  provisional: Provisional | null
  facts: ResultFacts
  isOpen: boolean
  onClose: () => void
}

/** Why an entry has its place: beside the results on a desktop, full screen on a phone, and for printing. */
export function ExplanationPanel({ eventId, result, entryById, occasion, provisional, facts, ...panel }: Props) {
  const { isOpen, onClose } = panel
  const { entryId, entryName } = result
  const explanation = trpc.organizer.explanation.useQuery({ entryId }, { enabled: isOpen, staleTime: 0 })
  const isPrinting = useIsPrinting()
  useEscape(isOpen, onClose)
  const applies = useApplies(eventId)
  const { data, error } = explanation
  return (
    <>
      <Drawer.Root
        opened={isOpen}
        onClose={onClose}
        position="right"
        size="min(100vw, 42.5rem)"
        closeOnEscape={false}
        // A page with locked scrolling is cut off in print.
        lockScroll={!isPrinting}
        data-print="never"
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <Drawer.Header className={classes.head}>
            <EntryThumbnail imageUrl={result.imageUrl} />
            <Drawer.Title className={classes.title}>
              <Text span display="block" c="dimmed" size="sm" fw={600}>
                Why this place?
              </Text>{" "}
              {entryName}
            </Drawer.Title>
            <Drawer.CloseButton aria-label="Close" />
            <ExplanationFacts result={result} facts={facts} />
          </Drawer.Header>
          <Drawer.Body p="md">
            {provisional && (
              <Notice icon={<IconHourglass size={20} aria-hidden />} mb="md" fw={600}>
                {provisional.sentence}
              </Notice>
            )}
            <Loaded
              query={explanation}
              skeleton={
                <ExplanationSkeleton
                  criteria={result.criteria}
                  judges={result.judgeCount}
                  isCompared={hasRival(result, entryById.values())}
                />
              }
              loadingText="Loading the explanation..."
              failureTitle="The explanation could not be loaded"
            >
              {(told) => (
                <>
                  {error && (
                    <Alert color="yellow" mb="md" title="These may not be the latest scores">
                      {errorText(error)}
                    </Alert>
                  )}
                  <ExplanationContent
                    explanation={told}
                    result={result}
                    entryById={entryById}
                    applies={applies}
                    facts={facts}
                  />
                  <Button
                    mt="lg"
                    variant="default"
                    leftSection={<IconPrinter size={20} aria-hidden />}
                    onClick={() => window.print()}
                  >
                    Print for a protest
                  </Button>
                </>
              )}
            </Loaded>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      {isOpen && isPrinting && data && (
        <ExplanationPaper
          explanation={data}
          result={result}
          entryById={entryById}
          applies={applies}
          occasion={occasion}
        />
      )}
    </>
  )
}

type ExplanationPaperProps = {
  explanation: Explanation
  result: EntryResult
  entryById: ReadonlyMap<number, EntryResult>
  applies: Applies
  occasion: string
}

/** The explanation on paper, for a protest. The event's name is the page's own heading. */
function ExplanationPaper({ occasion, ...told }: ExplanationPaperProps) {
  const { votingId, entryName, ownerParticipant } = told.result
  return (
    <div data-print="only">
      <p>
        {occasion && `${occasion} · `}Printed {formatDateTime(new Date())}
      </p>
      <Title order={2}>
        {votingId} · {isolated(entryName)} · {isolated(ownerParticipant)}
      </Title>
      <ExplanationContent {...told} facts={null} />
    </div>
  )
}
