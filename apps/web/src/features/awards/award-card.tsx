import { ActionIcon, Badge, Button, Text, Title } from "@mantine/core"
import { IconPencil, IconTrash, IconTrophy, IconX } from "@tabler/icons-react"
import { plural } from "../../lib/format.ts"
import { focusKind } from "../../ui/focus/next-focus.ts"
import classes from "./award-card.module.css"
import type { HeldAward, Holder } from "./award-holders.ts"
import { AWARD_CARDS } from "./use-award-removal.ts"

type Props = {
  held: HeldAward
  /** What it goes by, in short; null where people give it. */
  decided: string | null
  onEdit: () => void
  onDelete: () => void
  onAssign: () => void
  onRemove: (holder: Holder) => void
}

/** An award: its rules, who holds it, and what can be done with it. */
export function AwardCard({ held, decided, onEdit, onDelete, onAssign, onRemove }: Props) {
  const { award, holders, isFull } = held
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div>
          <Title order={3} className={classes.name}>
            {award.name}
          </Title>
          {award.description && <Text c="dimmed">{award.description}</Text>}
        </div>
        <ActionIcon.Group data-print="never">
          <ActionIcon aria-label={`Edit ${award.name}`} title="Edit" onClick={onEdit} {...focusKind(AWARD_CARDS)}>
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={`Delete ${award.name}`} title="Delete" color="red" onClick={onDelete}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </ActionIcon.Group>
      </div>
      <div className={classes.badges}>
        <Badge variant="light" color="gray">
          Priority {award.priority}
        </Badge>
        {award.isExclusive && <Badge variant="light">Exclusive</Badge>}
        {award.ignoresExclusivity && <Badge variant="light">Ignores exclusivity</Badge>}
        {decided && <Badge variant="light">{decided}</Badge>}
      </div>
      {holders.length > 0 && (
        <ul className={classes.winners} aria-label={`Winners of ${award.name}`}>
          {holders.map((holder) => (
            <Winner key={holder.assignment.id} award={award.name} holder={holder} onRemove={() => onRemove(holder)} />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <Text c="dimmed">
          {holders.length} of {plural(award.maxWinners, "winner")}
        </Text>
        <Button
          variant={isFull ? "default" : "filled"}
          onClick={onAssign}
          disabled={isFull}
          aria-label={`Assign Award: ${award.name}`}
        >
          Assign Award
        </Button>
      </div>
    </li>
  )
}

function Winner({ award, holder, onRemove }: { award: string; holder: Holder; onRemove: () => void }) {
  const { entryName, votingId, ownerParticipant } = holder.entry
  return (
    <li className={classes.winner}>
      <IconTrophy size={20} className={classes.medal} aria-hidden />
      <div>
        <Text fw={600}>{entryName}</Text>
        <Text size="sm" c="dimmed">
          {votingId} · {ownerParticipant}
        </Text>
      </div>
      <ActionIcon aria-label={`Remove ${entryName} from ${award}`} title="Remove winner" onClick={onRemove}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}
