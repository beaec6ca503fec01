/** The demo show lasts six hours. */
const HALF_SHOW_HOURS = 3

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long" })
const timeFormat = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", hourCycle: "h12" })

/** Date and time of the demo show, as an organizer would type them: half of it is over at `now`, in the server's time zone. */
export function demoHours(now: Date): { date: string; time: string } {
  const halfHour = Math.floor(now.getMinutes() / 30) * 30
  // By the clock on the wall, so that it is six hours even when the clocks change.
  const at = (hours: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + hours, halfHour)
  const [from, to] = [at(-HALF_SHOW_HOURS), at(HALF_SHOW_HOURS)]
  return { date: dateFormat.format(from), time: `${timeFormat.format(from)} - ${timeFormat.format(to)}` }
}
