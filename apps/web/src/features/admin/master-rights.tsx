import { Title } from "@mantine/core"
import classes from "./admin.module.css"

const RIGHTS = ["View all events", "Manage all events", "Create events", "Judge management"]

/** What the master admin may do, in one quiet line. */
export const MasterRights = () => (
  <section className={classes.access} aria-labelledby="access-level">
    <Title order={2} id="access-level">
      Access Level
    </Title>
    <ul className={classes.rights}>
      {RIGHTS.map((right) => (
        <li key={right}>{right}</li>
      ))}
    </ul>
  </section>
)
