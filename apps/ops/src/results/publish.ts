import type { Client, Outputs } from "@rosette/client"
import { EXIT, Refused, UsageError } from "../exit-codes.ts"
import { blockingCountOf, plural, versionWords } from "../from-the-web.ts"
import type { Here } from "../server/here.ts"
import { askFirst } from "../terminal/questions.ts"
import { namesOf, reviewWords } from "./review-words.ts"

export type PublishOptions = { dryRun?: boolean; reason?: string; timeZone: string }
type Review = Outputs["organizer"]["review"]
type Versions = Outputs["organizer"]["snapshots"]

/** Publishes exactly what the review has looked at; while something is in the way, nothing is published. */
export async function publishResults(here: Here, eventId: number, options: PublishOptions): Promise<void> {
  const { api } = here.client
  const [review, versions] = await Promise.all([
    api.organizer.review.query({ eventId, includes: "content" }),
    api.organizer.snapshots.query({ eventId }),
  ])
  if (options.dryRun) return printReview(here, eventId, review, versions)
  refuseUnready(eventId, review, versions, options.reason)
  const verb = review.state === "open" ? "Close judging, and publish" : "Publish"
  await askFirst(`${verb} version ${versions.length + 1} of the results?`, here.isYes)
  here.print(
    await publish(here.client, { eventId, review, versions, options }),
    (line) => `Version ${line.version} is published: ${versionWords(line)}`,
  )
}

async function printReview(here: Here, eventId: number, review: Review, versions: Versions): Promise<void> {
  const names = await namesOf(here.client, eventId)
  here.print({ ...review, versions }, () => reviewWords(review, versions, names))
  if (blockingCountOf(review.blocking) > 0) process.exitCode = EXIT.refused
}

function refuseUnready(eventId: number, { state, blocking }: Review, versions: Versions, reason: string | undefined) {
  if (state === "published")
    throw new Refused("The results are published already. To change them, take them back first: in the Results tab.")
  const count = blockingCountOf(blocking)
  if (count > 0)
    throw new Refused(`${plural(count, "thing is", "things are")} in the way: rosette publish ${eventId} --dry-run`)
  if (versions.length > 0 && !reason)
    throw new UsageError("This makes another version: add --reason, which everybody can read.")
}

type Publication = { eventId: number; review: Review; versions: Versions; options: PublishOptions }

async function publish({ api }: Client, { eventId, review, versions, options }: Publication) {
  if (review.state === "open") await api.organizer.startReview.mutate({ eventId })
  const { reason = "", timeZone } = options
  const seen = { eventId, contentSha256: review.contentSha256, timeZone }
  return versions.length === 0 ? api.organizer.publish.mutate(seen) : api.organizer.amend.mutate({ ...seen, reason })
}
