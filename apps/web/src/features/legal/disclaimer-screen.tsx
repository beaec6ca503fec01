import { LegalPage } from "./legal-page.tsx"

/** What the platform is not responsible for. */
export default function DisclaimerScreen() {
  return (
    <LegalPage
      title="Disclaimer"
      lead="What Rosette does, and what it is not responsible for."
      sections={[
        {
          title: "Winners",
          content: (
            <p>
              The platform does not decide winners. Judges give points, organizers confirm winners and awards; the
              platform adds up and shows how a figure came about.
            </p>
          ),
        },
        {
          title: "Outcomes",
          content: (
            <p>
              The platform is not liable for outcomes: not for a placing, an award, a prize or its loss, nor for
              decisions that organizers or judges take on the basis of what it shows.
            </p>
          ),
        },
        {
          title: "Content",
          content: (
            <p>
              Names, descriptions, photos and comments come from organizers and judges. They are responsible for what
              they enter and for having the right to use it.
            </p>
          ),
        },
        {
          title: "Operation",
          content: (
            <p>
              Everything sensible is done so that no score is lost. Still, nobody can promise that devices, networks and
              servers never fail. Organizers of important events keep an export at hand.
            </p>
          ),
        },
        {
          title: "Disputes",
          content: <p>A dispute about a result is settled by the organizer, under the rules of the event.</p>,
        },
      ]}
    />
  )
}
