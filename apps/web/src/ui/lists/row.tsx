import { Box, Group, type GroupProps, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { NameText } from "../text/name-text.tsx"
import classes from "./lists.module.css"

type Props = GroupProps & {
  /** A photo, or what stands for one. */
  start?: ReactNode
  /** What can be done, or a figure. */
  end?: ReactNode
}

/** A line of a list: a picture, the words and, at the end, an action or a figure. */
export const Row = ({ start, end, children, ...props }: Props) => (
  <Group gap="sm" wrap="nowrap" {...props}>
    {start}
    <Box flex={1} miw={0}>
      {children}
    </Box>
    {end}
  </Group>
)

type NamedProps = { name: string; children: ReactNode }

/** A name in bold with its facts below it. */
export const Named = ({ name, children }: NamedProps) => (
  <>
    <Text className={classes.named}>
      <NameText name={name} />
    </Text>
    <Text size="sm" c="dimmed" lh={1.3}>
      {children}
    </Text>
  </>
)
