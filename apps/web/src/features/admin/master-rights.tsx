import { Box, Group, Title } from "@mantine/core"
import text from "../../ui/text/text.module.css"

const RIGHTS = ["View all events", "Manage all events", "Create events", "Judge management"]

/** What the master admin may do, in one quiet line. */
export const MasterRights = () => (
  <Group component="section" gap="0.25rem 1rem" aria-labelledby="access-level">
    <Title order={2} fz="sm" lh={1.5} id="access-level">
      Access Level
    </Title>
    <Box component="ul" className={text.dotted} my={0} c="dimmed">
      {RIGHTS.map((right) => (
        <li key={right}>{right}</li>
      ))}
    </Box>
  </Group>
)
