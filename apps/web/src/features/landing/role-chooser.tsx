import { Anchor } from "@mantine/core"
import { IconClipboardCheck, IconLayoutDashboard } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import classes from "./role-chooser.module.css"
import { RankingDrawing, SheetDrawing } from "./role-drawings.tsx"

const CREATING = { href: "/create-event", text: "Set up a new contest" }

/** For each role, the steps and the links to begin with. */
export function RoleChooser({ canCreateEvents }: { canCreateEvents: boolean }) {
  return (
    <section className={classes.roles} aria-label="Choose your role">
      <Role
        title="For Judges"
        drawing={<SheetDrawing />}
        icon={<IconClipboardCheck size={26} stroke={1.8} />}
        steps={[
          "Sign in with the code that your organizer gave you.",
          "Score each entry by the event’s criteria, in any order.",
          "Save drafts, submit when you are sure.",
        ]}
        links={[
          { href: "/judge-login", text: "Enter your access code" },
          { href: "/access", text: "Use your name and the event passcode" },
          { href: "/judge?demo", text: "Try the judging screen in Test Mode" },
        ]}
      />
      <Role
        title="For Organizers"
        drawing={<RankingDrawing />}
        icon={<IconLayoutDashboard size={26} stroke={1.8} />}
        steps={[
          "Set up the event, its criteria and its entries, by hand or from a CSV file.",
          "Add judges, hand out their codes, watch their progress.",
          "See the ranking, confirm the winners, give the awards.",
        ]}
        links={[...(canCreateEvents ? [CREATING] : []), { href: "/organizer", text: "Open your event’s dashboard" }]}
      />
    </section>
  )
}

type RoleProps = {
  title: string
  drawing: ReactNode
  icon: ReactNode
  steps: string[]
  links: { href: string; text: string }[]
}

function Role({ title, drawing, icon, steps, links }: RoleProps) {
  return (
    <div className={classes.role}>
      {drawing}
      <h2 className={classes.title}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        {title}
      </h2>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ul className={classes.links}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Anchor component={Link} href={href} fw={600}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
