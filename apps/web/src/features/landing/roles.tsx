import { Anchor } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import finale from "./finale.module.css"
import classes from "./role-chooser.module.css"
import { ProgressDrawing, SheetDrawing } from "./role-drawings.tsx"
import { PlaceRosette } from "./sample-sheet.tsx"

type Way = { href: string; text: string }

const CREATING: Way = { href: "/create-event", text: "Create a contest" }
const DASHBOARD: Way = { href: "/organizer", text: "Sign in as organizer" }

/** For each role, the steps and the links to begin with. */
export function RoleChooser({ canCreateEvents }: { canCreateEvents: boolean }) {
  return (
    <section className={classes.roles} aria-label="Choose your role">
      <h2 className={classes.heading}>On the field and at the desk</h2>
      <div className={classes.pair}>
        <Role
          title="For Judges"
          drawing={<SheetDrawing />}
          steps={[
            "Sign in with the code that your organizer gave you.",
            "Score each entry by the event’s criteria, in any order.",
            "Save drafts and submit, with or without a signal.",
          ]}
          first={{ href: "/judge?demo", text: "Try the judging screen in Test Mode" }}
          second={{ href: "/access", text: "Sign in with name and passcode" }}
        />
        <Role
          title="For Organizers"
          drawing={<ProgressDrawing />}
          steps={[
            "Set up criteria and entries, by hand or from a CSV file.",
            "Add judges, hand out their codes, watch their progress.",
            "See the ranking, confirm the winners, give the awards.",
          ]}
          first={canCreateEvents ? CREATING : DASHBOARD}
          second={canCreateEvents ? DASHBOARD : undefined}
        />
      </div>
    </section>
  )
}

type RoleProps = { title: string; drawing: ReactNode; steps: string[]; first: Way; second: Way | undefined }

function Role({ title, drawing, steps, first, second }: RoleProps) {
  return (
    <div className={classes.role}>
      {drawing}
      <h3 className={classes.title}>{title}</h3>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={classes.links}>
        <ButtonLink href={first.href} variant="default">
          {first.text}
        </ButtonLink>
        {second && (
          <Anchor component={Link} href={second.href} fw={600} className={classes.link}>
            {second.text}
          </Anchor>
        )}
      </div>
    </div>
  )
}

/** The end of a show, and of the page: the stage, what follows it, and the way on. */
export const Finale = ({ children }: { children: ReactNode }) => (
  <div className={finale.finale}>
    <div className={finale.stage} aria-hidden="true">
      <div className={finale.photo}>
        <PlaceRosette place={1} width={56} />
      </div>
      <p>
        <small>Best of Show</small>
        {"1967 Ford\nMustang\nFastback"}
      </p>
    </div>
    <div className={finale.words}>
      <h3 className={classes.title}>For Everyone</h3>
      <p>
        The winners appear on the big screen, place by place. A public page tells every participant their place, and
        why.
      </p>
      {children}
    </div>
  </div>
)
