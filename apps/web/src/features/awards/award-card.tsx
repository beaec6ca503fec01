import { ActionIcon, Button, Text, Title } from "@mantine/core"
import { IconAward, IconX } from "@tabler/icons-react"
import { plural } from "../../lib/format.ts"
import { ROW_BUTTON_PX } from "../../ui/actions/row-button.ts"
import { RowActions } from "../../ui/lists/row-actions.tsx"
import { RosetteMark } from "../../ui/page/logo.tsx"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import classes from "./award-card.module.css"
import type { AwardWithHolders, Holder } from "./award-holders.ts"
import { skipWords } from "./pending-skips.ts"
import { AWARD_CARDS } from "./use-award-removal.ts"

type Props = {
  held: AwardWithHolders
  /** The basis in short; null for a manual award. */
  decided: string | null
  onEdit: () => void
  onDelete: () => void
  onAssign: () => void
  onRemove: (holder: Holder) => void
}

/** An award with its rules, holders and actions. */
export function AwardCard({ held, decided, onEdit, onDelete, onAssign, onRemove }: Props) {
  const { award, holders, isFull, skip } = held
  return (
    <li className={classes.item}>
      <div className={classes.card}>
        <Title order={3} className={classes.name}>
          {award.name}
        </Title>
        <div className={classes.actions}>
          <RowActions of={award.name} onEdit={onEdit} onDelete={onDelete} editKind={AWARD_CARDS} inMenu={[]} />
        </div>
        <div className={classes.words}>
          {award.description && <Text>{award.description}</Text>}
          <div className={classes.rule}>
            <span>{decided ?? "Given by hand"}</span>
            <span>Priority {award.priority}</span>
            {award.isExclusive && <span>Exclusive</span>}
            {award.ignoresExclusivity && <span>Not blocked by other awards</span>}
            {award.maxWinners > 1 && <span>{winnersText(holders.length, award.maxWinners)}</span>}
          </div>
          {skip && (
            <Text fw={600} mt="xs">
              {skipWords(skip)}
            </Text>
          )}
        </div>
        <div className={classes.held}>
          {holders.length === 0 && (
            <div className={classes.open}>
              <IconAward size={32} stroke={1.5} aria-hidden />
              <p className={classes.none}>No winner yet</p>
            </div>
          )}
          {holders.length > 0 && (
            <ul className={classes.winners} aria-label={`Winners of ${award.name}`}>
              {holders.map((holder) => (
                <Winner
                  key={holder.assignment.id}
                  award={award.name}
                  holder={holder}
                  onRemove={() => onRemove(holder)}
                />
              ))}
            </ul>
          )}
          <Button
            variant="light"
            onClick={onAssign}
            disabled={isFull}
            aria-label={`Assign Award: ${award.name}`}
            className={classes.assign}
          >
            Assign Award
          </Button>
        </div>
      </div>
    </li>
  )
}

/** "1 of 3 winners". */
const winnersText = (count: number, most: number): string => `${count} of ${plural(most, "winner")}`

function Winner({ award, holder, onRemove }: { award: string; holder: Holder; onRemove: () => void }) {
  const { entryName, votingId, ownerParticipant, imageUrl } = holder.entry
  return (
    <li className={classes.winner}>
      <div className={classes.gold}>
        <RosetteMark size={44} tone="gold" className={classes.medal} />
        {imageUrl && <EntryThumbnail imageUrl={imageUrl} />}
        <div className={classes.who}>
          <Text fw={600}>{entryName}</Text>
          <Text size="sm" c="dimmed">
            {votingId} · {ownerParticipant}
          </Text>
        </div>
      </div>
      <ActionIcon
        size={ROW_BUTTON_PX}
        aria-label={`Remove ${entryName} from ${award}`}
        title="Remove winner"
        onClick={onRemove}
      >
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}
