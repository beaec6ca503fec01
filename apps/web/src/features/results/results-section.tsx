import { Badge, Group, Text, Title } from "@mantine/core"
import { IconHourglass } from "@tabler/icons-react"
import type { ReactNode } from "react"
import type { Provisional } from "./outstanding/words.ts"
import classes from "./results.module.css"

type Props = {
  id: string
  title: string
  lead?: ReactNode
  provisional?: Provisional | null
  children: ReactNode
}

/** One part of the results under its heading. */
export function ResultsSection({ id, title, lead, provisional = null, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section} data-print="never">
      <Group gap="xs" mb={lead ? 4 : "sm"}>
        <Title order={2} id={`${id}-title`}>
          {title}
        </Title>
        <ProvisionalBadge provisional={provisional} />
      </Group>
      {lead && (
        <Text c="dimmed" mb="sm">
          {lead}
        </Text>
      )}
      {children}
    </section>
  )
}

type BadgeProps = { provisional: Provisional | null; isQuiet?: boolean; children?: ReactNode }

/** The ribbon of provisional results; nothing once they are final. */
export function ProvisionalBadge({ provisional, isQuiet = false, children = "Provisional" }: BadgeProps) {
  if (!provisional) return null
  return (
    <Badge
      variant="light"
      color={isQuiet ? undefined : "yellow"}
      h="auto"
      mih="var(--badge-height)"
      maw="100%"
      classNames={{ label: classes.ribbon }}
      leftSection={<IconHourglass size={14} aria-hidden />}
    >
      {children}
    </Badge>
  )
}
