import { Box, Button, Text, Title } from "@mantine/core"
import { competes } from "@rosette/domain/entries/entry-status"
import { IconAward, IconTrophyOff } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { plural } from "../../lib/format.ts"
import { Named, Row } from "../../ui/lists/row.tsx"
import { RowActions } from "../../ui/lists/row-actions.tsx"
import { RosetteMark } from "../../ui/page/logo.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import text from "../../ui/text/text.module.css"
import { StatusMark } from "../entry-status/status-mark.tsx"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import type { AwardWithHolders, Holder } from "./award-holders.ts"
import { skipWords } from "./award-holders.ts"
import classes from "./awards.module.css"
import { AWARD_CARDS } from "./use-award-removal.ts"

type Props = {
  held: AwardWithHolders
  /** The basis in short; null for a manual award. */
  decided: string | null
  /** Who would get it by its rule, while nobody has it. */
  leading: ReactNode
  onEdit: () => void
  onDelete: () => void
  onAssign: () => void
  onRemove: (holder: Holder) => void
}

/** An award with its rules, holders and actions. */
export function AwardCard({ held, decided, leading, onEdit, onDelete, onAssign, onRemove }: Props) {
  const { award, holders } = held
  const removals = holders.map((holder) => ({
    key: `remove-${holder.assignment.id}`,
    label: `Remove ${holder.entry.entryName}`,
    name: `Remove ${holder.entry.entryName} from ${award.name}`,
    icon: <IconTrophyOff size={20} aria-hidden />,
    onPress: () => onRemove(holder),
    isDangerous: true,
  }))
  return (
    <li className={classes.card}>
      <AwardWords held={held} decided={decided} />
      <div className={classes.actions}>
        <RowActions
          of={award.name}
          onEdit={onEdit}
          onDelete={onDelete}
          editKind={AWARD_CARDS}
          inMenu={[]}
          rare={removals}
        />
      </div>
      <div className={classes.held}>
        <Winners held={held} leading={leading} />
        <Assigning held={held} isNext={holders.length === 0 && decided === null} onAssign={onAssign} />
      </div>
    </li>
  )
}

/** Who has it, and of several winners how many are chosen. */
function Winners({ held: { award, holders }, leading }: Pick<Props, "held" | "leading">) {
  const count = award.maxWinners > 1 && (
    <Text size="sm" c="dimmed">
      {winnersText(holders.length, award.maxWinners)}
    </Text>
  )
  if (holders.length === 0)
    return (
      <Row start={<IconAward size={32} stroke={1.5} aria-hidden />} c="dimmed">
        <Text fw={600}>No winner yet</Text>
        {leading}
        {count}
      </Row>
    )
  return (
    <>
      <ul className={classes.winners} aria-label={`Winners of ${award.name}`}>
        {holders.map((holder) => (
          <Winner key={holder.assignment.id} holder={holder} />
        ))}
      </ul>
      {count}
    </>
  )
}

type AssigningProps = Pick<Props, "held" | "onAssign"> & {
  /** False for what a rule decides: that is accepted above. */
  isNext: boolean
}

/** Assigns a winner, as long as there is a place for one. */
function Assigning({ held: { award, isFull }, isNext, onAssign }: AssigningProps) {
  const isLocked = useLocked()
  if (isFull) return null
  return (
    <Button
      variant={isNext ? "filled" : "default"}
      disabled={isLocked}
      onClick={onAssign}
      aria-label={`Assign Award: ${award.name}`}
    >
      Assign Award
    </Button>
  )
}

function AwardWords({ held: { award, skip }, decided }: Pick<Props, "held" | "decided">) {
  return (
    <div className={classes.words}>
      <Title order={3}>{award.name}</Title>
      {award.description && <Text>{award.description}</Text>}
      <Box className={text.dotted} mt={4} c="dimmed" fz="sm">
        <span>{decided ?? "Given by hand"}</span>
        <span>Priority {award.priority}</span>
        {award.isExclusive && <span>Exclusive</span>}
        {award.ignoresExclusivity && <span>Not blocked by other awards</span>}
      </Box>
      {skip && (
        <Text fw={600} mt="xs">
          {skipWords(skip)}
        </Text>
      )}
    </div>
  )
}

/** "1 of 3 winners". */
const winnersText = (count: number, most: number): string => `${count} of ${plural(most, "winner")}`

function Winner({ holder }: { holder: Holder }) {
  const { entryName, votingId, ownerParticipant, imageUrl, status } = holder.entry
  return (
    <li className={classes.gold}>
      <Row
        gap="xs"
        start={
          <>
            <RosetteMark size={32} tone="gold" />
            {imageUrl && <EntryThumbnail imageUrl={imageUrl} />}
          </>
        }
      >
        <Named name={entryName}>
          {votingId} · {ownerParticipant}
        </Named>
        {!competes({ status }) && <StatusMark status={status} />}
      </Row>
    </li>
  )
}
