import { useEffect, useState } from "react"
import classes from "./announcer.module.css"

const TICK_MS = 1_000
const format = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" })

/** The time of day with its seconds. */
export function AnnouncerClock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return <time className={classes.clock}>{format.format(now)}</time>
}
