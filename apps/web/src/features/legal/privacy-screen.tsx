import { LIMITS, RETENTION } from "@rosette/contract/limits"
import { EVENT_KEPT_DAYS } from "@rosette/domain/events/retention"
import { LegalPage } from "./legal-page.tsx"

/** What is stored about people, where, and for how long. */
export default function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What is kept, why, and for how long."
      sections={[
        {
          title: "What is kept",
          content: (
            <>
              <ul>
                <li>Of judges: name, scores, comments, and when they were saved.</li>
                <li>Of participants: the name of the owner or participant, the entry’s description, and its photo.</li>
                <li>
                  Of visitors who vote: what the code of a ticket has chosen, and when. Nothing says who had the ticket.
                </li>
                <li>Of organizers: name, and a password that is stored only in a form that cannot be read back.</li>
                <li>
                  Of devices: what the browser calls itself (such as “Chrome on Android”), how and when it signed in,
                  when it was last seen, and how many score sheets wait on it. The organizer of the event sees this.
                  Network addresses are not stored with it.
                </li>
              </ul>
              <p>Photos lose their place and camera data when they are uploaded.</p>
            </>
          ),
        },
        {
          title: "What it is used for",
          content: (
            <p>
              To run the contest: to show judges their entries, to add up scores, and to show the organizer who won.
              Nothing is sold, and nothing is given to advertisers.
            </p>
          ),
        },
        {
          title: "How long it is kept",
          content: (
            <ul>
              <li>Contest data is retained for the event plus {EVENT_KEPT_DAYS} days.</li>
              <li>Backups are kept for up to {RETENTION.backupDays} days.</li>
              <li>An organizer can ask for an event to be deleted earlier.</li>
            </ul>
          ),
        },
        {
          title: "Cookies and storage",
          content: (
            <>
              <p>
                There are no tracking cookies. These four do only what is written beside them, and no page can read
                them:
              </p>
              <KeptList list={COOKIES} />
              <p>In the browser’s own storage, on your device:</p>
              <KeptList list={STORAGE} />
              <p>
                Clearing this site’s data in your browser removes all of it, score sheets that were not sent yet
                included.
              </p>
            </>
          ),
        },
        {
          title: "Children",
          content: (
            <p>The platform is not for children under {RETENTION.minimumAge}, and keeps no data of theirs knowingly.</p>
          ),
        },
        {
          title: "Your rights",
          content: (
            <p>
              The organizer of your event can show, correct or delete what is kept about you. Ask them first; the event
              shows their name.
            </p>
          ),
        },
      ]}
    />
  )
}

function KeptList({ list }: { list: typeof COOKIES }) {
  return (
    <ul>
      {list.map(({ name, what }) => (
        <li key={name}>
          <code translate="no">{name}</code>: {what}
        </li>
      ))}
    </ul>
  )
}

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
  { name: "rosette.card", what: "Which card was scanned before its judge has signed in, until then." },
  { name: "rosette.offer", what: "Which entry a judge was offered last, and how many sheets entries have." },
  { name: "rosette.seen", what: "Which messages of the organizer a judge has confirmed, until the server knows it." },
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
