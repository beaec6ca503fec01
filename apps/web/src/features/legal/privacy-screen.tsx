import { RETENTION } from "@rosette/contract/limits"
import { EVENT_KEPT_DAYS } from "@rosette/domain/events/retention"
import { COOKIES, STORAGE } from "./kept-in-browser.ts"
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
