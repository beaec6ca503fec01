import { RETENTION } from "@rosette/contract/limits"
import { LegalPage } from "./legal-page.tsx"

/** The rules that judges and organizers agree to. */
export default function TermsScreen() {
  return (
    <LegalPage
      title="Terms of Use"
      lead="What judges and organizers agree to when they use Rosette."
      sections={[
        {
          title: "Judges",
          content: (
            <ul>
              <li>Judges must score fairly and impartially, by the criteria of the event and nothing else.</li>
              <li>Judges must complete all categories before submission.</li>
              <li>Judges cannot change scores after final submission without organizer approval.</li>
              <li>Judges keep results confidential until the organizer has released them.</li>
              <li>Judges finish scoring within the designated timeframe.</li>
              <li>An access code is personal. Judges do not pass it on and do not score for each other.</li>
            </ul>
          ),
        },
        {
          title: "Organizers",
          content: (
            <ul>
              <li>
                Organizers are responsible for the entries, criteria, awards and texts that they enter, and for the
                event itself.
              </li>
              <li>Organizers may remove judges from an event. The scores of a removed judge are removed with them.</li>
              <li>
                Organizers may reopen a submitted score so that its judge can correct it. Every such change is recorded.
              </li>
              <li>Organizers announce the winners. The platform only does the arithmetic.</li>
            </ul>
          ),
        },
        {
          title: "Who may use it",
          content: <p>Rosette is not for children under {RETENTION.minimumAge}.</p>,
        },
        {
          title: "Fair use",
          content: (
            <p>
              Nobody may try to see or change what belongs to another judge or another event, to guess codes or
              passwords, or to disturb a running contest.
            </p>
          ),
        },
        {
          title: "Availability",
          content: (
            <p>
              The platform is provided as it is. Organizers who cannot do without a result keep a copy: scores and
              entries can be exported at any time.
            </p>
          ),
        },
      ]}
    />
  )
}
