import { accentStyle } from "../../lib/accent-style.ts"
import classes from "./paper-head.module.css"

type Occasion = {
  name: string
  date: string
  location: string
  logoUrl?: string | null | undefined
  accent?: Parameters<typeof accentStyle>[0]
}
type Props = { title: string; event: Occasion }

/** The title of a list on paper, and its event. */
export function PaperHead({ title, event }: Props) {
  const facts = [event.date, event.location].filter(Boolean).join(" · ")
  return (
    <div className={classes.head} style={accentStyle(event.accent)} data-accent={event.accent ?? undefined}>
      {event.logoUrl && <img className={classes.logo} src={event.logoUrl} alt="" />}
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.event} dir="auto">
        {event.name}
      </p>
      {facts && (
        <p className={classes.facts} dir="auto">
          {facts}
        </p>
      )}
    </div>
  )
}
