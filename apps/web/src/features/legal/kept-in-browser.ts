import { LIMITS } from "@rosette/contract/limits"

type Kept = { name: string; what: string }

const { idleHours, judgeDays } = LIMITS.session

/** Over https the browser puts `__Host-` before these names, which ties them to this one site. */
export const COOKIES: readonly Kept[] = [
  { name: "rosette_judge", what: `Keeps a judge signed in, for ${judgeDays} days or until Exit.` },
  {
    name: "rosette_organizer",
    what: `Keeps an organizer signed in, until Logout, until the browser is closed, or for ${idleHours} hours without use.`,
  },
  { name: "rosette_admin", what: "Keeps the site’s host signed in as master admin, for as long as an organizer." },
  {
    name: "rosette_device",
    what: `A random number by which a judge’s or organizer’s account recognizes this device for ${LIMITS.device.knownDays} days: it does not have to be allowed again, and other people’s failed sign-ins do not block it.`,
  },
]

/** What the screens write into the browser's storage; unlike a cookie it is not sent with every request. */
export const STORAGE: readonly Kept[] = [
  {
    name: "rosette",
    what: "Score sheets until the server has them, and the event that a judge needs without a network.",
  },
  { name: "rosette.judge-session, rosette.judge-data", what: "Which judge this device belongs to, until Exit." },
  { name: "rosette.entry", what: "Which entry a judge has last looked at, to go on with it." },
  { name: "rosette.terms", what: "That a judge has accepted the terms of an event." },
  {
    name: "rosette.waiting-logout, rosette-waiting-logout",
    what: "A logout that has not reached the server yet, until it has.",
  },
  { name: "rosette.card-address", what: "The address that judges’ cards point to, where you typed one." },
  { name: "rosette.color-scheme", what: "Your choice of light or dark colors." },
  {
    name: "rosette.organizer-session, rosette.organizer-data, rosette.master-admin",
    what: "Which event this tab manages, until the tab is closed.",
  },
  {
    name: "rosette.new-event, rosette.new-event-attempt",
    what: "A new event that is not created yet, without its password, until the tab is closed.",
  },
  {
    name: "rosette-thumbnails, rosette-photos, rosette-previous-build",
    what: "Photos of entries, and the app itself, so that judging works without a network.",
  },
]
