import { Badge, Button, Text } from "@mantine/core"
import type { Metal } from "@rosette/domain/ceremony/metals"
import { IconRosetteDiscountCheck } from "@tabler/icons-react"
import { formatDateTime } from "../../../lib/format.ts"
import { focusKind } from "../../../ui/focus/next-focus.ts"
import { type Candidate, titleText } from "./honours.ts"
import type { ShownResults } from "./shown-results.ts"
import { CONFIRM_BUTTONS } from "./use-winner-confirmation.ts"

type Props = Pick<ShownResults, "confirmation"> & {
  candidate: Candidate
  /** The look of the button that confirms. */
  variant: "filled" | "default" | "subtle"
  size?: "sm"
}

/** Confirms a candidate, or takes the confirmation back; nothing once the results are published. */
export function DecisionButton({ candidate, confirmation, variant, ...size }: Props) {
  const { result, title, confirmation: confirmed } = candidate
  if (confirmation.isPublished) return null
  const of = `${titleText(candidate)}, ${result.entryName}`
  if (confirmed)
    return (
      <Button
        {...size}
        variant="subtle"
        color="gray"
        px="sm"
        onClick={() => confirmation.takeBack(confirmed, title.name)}
        aria-label={`Take back: ${of}`}
      >
        Take back
      </Button>
    )
  return (
    <Button
      {...size}
      variant={variant}
      px={variant === "subtle" ? 4 : "xs"}
      onClick={() => confirmation.confirm(candidate)}
      aria-label={`Confirm Winner: ${of}`}
      {...focusKind(CONFIRM_BUTTONS)}
    >
      Confirm Winner
    </Button>
  )
}

/** "Confirmed Winner", with the place of a finalist. */
export function ConfirmedBadge({ place, metal = "gold" }: { place: string | null; metal?: Metal }) {
  return (
    <Badge
      bg="var(--heart)"
      c="var(--mark)"
      data-metal={metal}
      leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}
    >
      {place && `${place} · `}Confirmed Winner
    </Badge>
  )
}

/** Who confirmed it, and when; nothing before that. */
export function ConfirmedBy({ candidate: { confirmation } }: Pick<Props, "candidate">) {
  if (!confirmation) return null
  return (
    <Text size="sm" c="dimmed" w="100%">
      By {confirmation.confirmedBy}, {formatDateTime(confirmation.confirmedAt)}
    </Text>
  )
}
