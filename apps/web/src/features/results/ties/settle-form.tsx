import { Alert, Button, Radio, Stack, Text, Textarea, VisuallyHidden } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useEffect, useId, useRef, useState } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { trpc } from "../../../lib/trpc.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { focusMoveButton, MoveButtons, type MoveStep } from "../../../ui/lists/move-buttons.tsx"
import { movedBy } from "../../../ui/lists/moved-by.ts"
import { Row } from "../../../ui/lists/row.tsx"
import { useWords } from "../../words/words-context.ts"
import type { EntryResult } from "../entry-result.ts"
import type { Provisional } from "../outstanding/words.ts"
import { SettlementFacts } from "./settlement-facts.tsx"
import classes from "./ties.module.css"
import {
  comparedBy,
  entryLabel,
  isLotDrawn,
  isOfAudience,
  measureOf,
  type PresentTie,
  presentTie,
  type Settlement,
  settledWords,
  type Tie,
} from "./words.ts"

export type SettleValues = { kind: Settlement["kind"]; entryIds: number[]; reason: string }

type Props = {
  eventId: number
  tie: Tie
  ties: readonly Tie[]
  entryById: ReadonlyMap<number, EntryResult>
  provisional: Provisional | null
  form: UseFormReturnType<SettleValues>
  onSettled: (settlement: Settlement) => void
  onGoOn: (successor: Tie) => void
  onCancel: () => void
}

const ACTIONS = {
  order: ["Settle by this order", "Settling..."],
  shared: ["Settle as shared", "Settling..."],
  lot: ["Draw lots", "Drawing..."],
} as const

export function SettleForm({ eventId, tie, ties, entryById, provisional, form, onSettled, onGoOn, onCancel }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const words = useWords()
  const settle = trpc.organizer.settleTie.useMutation()
  const { kind, entryIds, reason } = form.values
  const present = presentTie(tie, ties)
  const [label, pendingLabel] = ACTIONS[kind]
  const submit = () => {
    setProblem(null)
    const order = kind === "order" ? { entryIds } : {}
    settle.mutate(
      { eventId, key: tie.key, kind, reason, ...order },
      {
        onSuccess: (settlement) => {
          if (settlement.kind !== "lot") feedback.success("Tie settled", settledWords(settlement))
          onSettled(settlement)
        },
        onError: (error) => {
          if (!showRefusalOnForm(form, error)) setProblem(errorText(error))
        },
      },
    )
  }
  return (
    <form onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{comparedBy(tie, entryById, words).join(" · ")}</Text>
        {provisional && !isOfAudience(tie.ladder) && (
          <Alert color="yellow" title="Better wait until all sheets are in">
            {provisional.sentence} If one of them changes the points of these entries, this settlement no longer counts.
          </Alert>
        )}
        {problem && present.kind === "open" && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Changed measure={measureOf(tie)} present={present} entryById={entryById} onGoOn={onGoOn} />
        <KindField form={form} isLotDrawn={isLotDrawn(tie, ties)} />
        {kind === "order" && (
          <OrderList
            entryIds={entryIds}
            firstPlace={tie.place ?? 1}
            entryById={entryById}
            onChange={(next) => form.setFieldValue("entryIds", next)}
          />
        )}
        {kind === "lot" && (
          <Text>
            The server draws once, for {tie.entryIds.map((id) => entryLabel(id, entryById)).join(", ")}, and shows the
            seed, so that anybody can repeat the draw. A lot can be withdrawn, but not drawn again.
          </Text>
        )}
        <Textarea
          label="Reason"
          description={kind === "order" ? "It is kept with the order, and shown" : "Optional"}
          required={kind === "order"}
          autosize
          minRows={2}
          {...form.getInputProps("reason")}
        />
        <FormButtons
          onCancel={onCancel}
          label={label}
          isPending={settle.isPending}
          pendingLabel={pendingLabel}
          isDisabled={present.kind !== "open"}
        />
      </Stack>
    </form>
  )
}

function KindField({ form, isLotDrawn }: { form: Props["form"]; isLotDrawn: boolean }) {
  return (
    <Radio.Group label="How is it settled?" {...form.getInputProps("kind")}>
      <Stack gap="xs" mt="xs">
        <Radio value="order" label="Head judge’s order" data-autofocus />
        <Radio value="shared" label="Shared place" description="The entries share the place; the next one is skipped" />
        <Radio
          value="lot"
          label="Draw lots"
          disabled={isLotDrawn}
          description={
            isLotDrawn
              ? "A lot was drawn for this tie before. It is not drawn again."
              : "The server draws the order once"
          }
        />
      </Stack>
    </Radio.Group>
  )
}

type ChangedProps = {
  measure: ReturnType<typeof measureOf>
  present: PresentTie
  entryById: Props["entryById"]
  onGoOn: Props["onGoOn"]
}

/** Says how the tie has changed while the dialog was open; what was typed stays. */
function Changed({ measure, present, entryById, onGoOn }: ChangedProps) {
  if (present.kind === "open") return null
  if (present.kind === "settled")
    return (
      <Alert color="yellow" role="alert" title="This tie is settled already">
        <SettlementFacts settlement={present.settlement} entryById={entryById} />
        <Text>To settle it in another way, close this and withdraw that settlement first.</Text>
      </Alert>
    )
  const { successor } = present
  return (
    <Alert color="yellow" role="alert" title={`The ${measure} have changed`}>
      <Text>
        {successor
          ? `Nothing was saved. Level now: ${successor.entryIds.map((id) => entryLabel(id, entryById)).join(", ")}.`
          : "Nothing was saved. These entries are not level any more, so nothing is left to settle."}
      </Text>
      {successor && (
        <Button mt="xs" variant="default" onClick={() => onGoOn(successor)}>
          Go on with the present tie
        </Button>
      )}
    </Alert>
  )
}

type OrderListProps = {
  entryIds: readonly number[]
  /** The place of the first. */
  firstPlace: number
  entryById: ReadonlyMap<number, EntryResult>
  onChange: (entryIds: number[]) => void
}

type Move = { entryId: number; by: MoveStep }

/** Puts entries in order with buttons; the focus stays on the entry that is moved. */
function OrderList({ entryIds, firstPlace, entryById, onChange }: OrderListProps) {
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<Move | null>(null)
  const move = ({ entryId, by }: Move) => {
    onChange(movedBy(entryIds, entryIds.indexOf(entryId), by))
    setMoved({ entryId, by })
  }
  useEffect(() => {
    if (moved) focusMoveButton(list.current, moved.entryId, moved.by)
  }, [moved])
  return (
    <div>
      <Text id={titleId} fw={600}>
        From the best down
      </Text>
      <ol ref={list} aria-labelledby={titleId} className={classes.list}>
        {entryIds.map((entryId, index) => {
          const label = entryLabel(entryId, entryById)
          return (
            <li key={entryId}>
              <Row
                gap="xs"
                end={
                  <MoveButtons
                    of={entryId}
                    labels={{ up: `Move ${label} up`, down: `Move ${label} down` }}
                    isFirst={index === 0}
                    isLast={index === entryIds.length - 1}
                    onMove={(by) => move({ entryId, by })}
                  />
                }
              >
                {firstPlace + index}. {label}
              </Row>
            </li>
          )
        })}
      </ol>
      <VisuallyHidden role="status">
        {moved && `${entryLabel(moved.entryId, entryById)}: ${firstPlace + entryIds.indexOf(moved.entryId)}.`}
      </VisuallyHidden>
    </div>
  )
}
