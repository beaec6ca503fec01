import { Badge, Box, Group, Text, VisuallyHidden } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { isLimited } from "@rosette/domain/contest/scorecard"
import { type EventWords, USUAL_WORDS } from "@rosette/domain/events/event-words"
import type { ReactNode } from "react"
import { trpc } from "../../lib/trpc.ts"
import type { MoreItem } from "../../ui/actions/more-menu.tsx"
import type { Column } from "../../ui/lists/data-list.tsx"
import { RowActions } from "../../ui/lists/row-actions.tsx"
import { useWords } from "../words/words-context.ts"
import classes from "./criteria.module.css"
import { requirementsOf } from "./criterion-values.ts"
import { classNames } from "./scorecard-field.tsx"

/** The focus kind of the rows' menus, for `nextFocus`. */
export const CRITERION_MENUS = "criterion-menu"

export type CriterionActions = {
  onEdit: (criterion: Criterion) => void
  onDelete: (criterion: Criterion) => void
}

type Moving = {
  handle: (criterion: Criterion) => ReactNode
  buttons: (criterion: Criterion) => ReactNode
  /** The same as items of a phone's menu. */
  items: (criterion: Criterion) => readonly MoreItem[]
}

export const columnsOf = (
  criteria: readonly Criterion[],
  moving: Moving,
  actions: CriterionActions,
): Column<Criterion>[] => [
  {
    key: "order",
    header: "Order",
    width: "4.5rem",
    cell: (criterion) => (
      <span className={classes.order}>
        {moving.handle(criterion)}
        {criterion.order}
      </span>
    ),
  },
  {
    key: "name",
    header: "Name",
    width: widthOf(criteria),
    cell: ({ name }) => (
      <Box component="span" fw={600} lh={1.3}>
        {name}
      </Box>
    ),
  },
  {
    key: "points",
    header: "Max Points",
    width: "6.5rem",
    align: "end",
    cell: ({ maxPoints }) => <span className={classes.points}>{maxPoints}</span>,
  },
  {
    key: "description",
    header: "Description",
    width: "minmax(0, 1fr)",
    cell: ({ description }) => (
      <Box py="0.125rem" lh={1.3}>
        <Text span size="sm" c="dimmed">
          {description || "No description"}
        </Text>
      </Box>
    ),
  },
  ...conditionsColumn(criteria),
  actionsColumn(moving, actions),
]

/** Only if there are any. */
function conditionsColumn(criteria: readonly Criterion[]): Column<Criterion>[] {
  if (criteria.every((criterion) => marksOf(criterion).length === 0 && !isLimited(criterion))) return []
  return [
    {
      key: "conditions",
      header: "Conditions",
      width: "minmax(0, 15rem)",
      cell: (criterion) => (
        <Group gap={4} align="stretch" py={4}>
          <Marks of={criterion} />
        </Group>
      ),
    },
  ]
}

/** A row on a phone: order, name and points, with the actions in a menu; below them the description in the full width. */
export const phoneColumnsOf = (
  _criteria: readonly Criterion[],
  moving: Moving,
  actions: CriterionActions,
): Column<Criterion>[] => [
  {
    key: "criterion",
    header: "Criterion",
    phone: "title",
    cell: (criterion) => (
      <div className={classes.line}>
        <span className={classes.place}>
          <VisuallyHidden>Order </VisuallyHidden>
          {criterion.order}
        </span>
        <Box component="span" fw={600} lh={1.3}>
          {criterion.name}
        </Box>
        <span className={classes.points}>
          {criterion.maxPoints}
          <span className={classes.unit}> {criterion.maxPoints === 1 ? "point" : "points"}</span>
        </span>
      </div>
    ),
  },
  { key: "what", header: "Description", phone: "bare", cell: (criterion) => <What of={criterion} /> },
  actionsColumn(moving, actions),
]

const actionsColumn = (moving: Moving, { onEdit, onDelete }: CriterionActions): Column<Criterion> => ({
  key: "actions",
  header: "Actions",
  isForScreen: true,
  width: "9.5rem",
  align: "end",
  phone: "beside",
  cell: (criterion) => (
    <div className={classes.actions}>
      <RowActions
        of={criterion.name}
        onEdit={() => onEdit(criterion)}
        onDelete={() => onDelete(criterion)}
        menuKind={CRITERION_MENUS}
        inMenu={moving.items(criterion)}
        moves={criterion.id}
      >
        {moving.buttons(criterion)}
      </RowActions>
    </div>
  ),
})

const What = ({ of }: { of: Criterion }) => (
  <div className={classes.what}>
    <Text size="sm" lh={1.35} c="dimmed">
      {of.description || "No description"}
    </Text>
    <Marks of={of} />
  </div>
)

const [LEAST_CHARS, MOST_CHARS] = [12, 32]

/** As wide as the longest name needs, within bounds, so that the points are close to the names. */
function widthOf(criteria: readonly Pick<Criterion, "name">[]): string {
  const longest = Math.max(...criteria.map(({ name }) => name.length))
  return `minmax(0, min(${Math.min(MOST_CHARS, Math.max(LEAST_CHARS, longest + 1))}ch, 24%))`
}

const marksOf = (of: Criterion, words: EventWords = USUAL_WORDS): string[] => [
  ...(of.countsOverall ? [] : ["Not in the overall result"]),
  ...requirementsOf(of, words),
]

/** What distinguishes a criterion: the classes that it is for, and its conditions. */
function Marks({ of }: { of: Criterion }) {
  const words = useWords()
  const { data: entryClasses = [] } = trpc.organizer.classes.useQuery({ eventId: of.eventId })
  const ofClasses = classNames(of.classIds, entryClasses)
  return (
    <>
      {[...(ofClasses ? [`Only ${ofClasses}`] : []), ...marksOf(of, words)].map((label) => (
        <Badge key={label} fw={500} variant="light" color="gray">
          {label}
        </Badge>
      ))}
    </>
  )
}
