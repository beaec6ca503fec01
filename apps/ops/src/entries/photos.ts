import { openAsBlob, readdirSync } from "node:fs"
import { join, parse } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { type Outputs, RosetteError } from "@rosette/client"
import { matchVotingIds } from "@rosette/domain/entries/matching-ids"
import { EXIT, UsageError } from "../exit-codes.ts"
import { plural } from "../from-the-web.ts"
import type { Here } from "../server/here.ts"
import { ProgressLine } from "../terminal/progress-line.ts"

export type PhotoOptions = { replace?: boolean; similar: "skip" | "same" }

const PICTURE = /\.(jpe?g|png|gif|webp)$/i

type Entry = Outputs["organizer"]["entries"][number]
type Photo = { file: string; entry: Entry }

/** What is to be done with the files of a folder: by entry, in the order of their names. */
export type PhotoPlan = {
  uploads: Photo[]
  /** Their entries have a photo: an upload that was broken off goes on after these. */
  present: Photo[]
  /** Their names are only easily mixed up with a voting ID, or an earlier file has the same one. */
  unsure: { file: string; votingId: string }[]
  unknown: string[]
}

/** Decides by the names of the files which entry each one belongs to. */
export function planOf(files: readonly string[], entries: readonly Entry[], options: PhotoOptions): PhotoPlan {
  const byId = new Map(entries.map((entry) => [entry.votingId, entry]))
  const matches = matchVotingIds(
    [...byId.keys()],
    files.map((file) => parse(file).name),
  )
  const plan: PhotoPlan = { uploads: [], present: [], unsure: [], unknown: [] }
  const used = new Set<string>()
  for (const [at, file] of files.entries()) {
    const match = matches[at]
    const entry = byId.get(match?.votingId ?? "")
    if (!match || !entry) plan.unknown.push(file)
    else if (used.has(match.votingId) || (!match.isSame && options.similar === "skip"))
      plan.unsure.push({ file, votingId: match.votingId })
    else {
      used.add(match.votingId)
      plan[entry.imageUrl === null || options.replace ? "uploads" : "present"].push({ file, entry })
    }
  }
  return plan
}

/** Uploads the photos of a folder, one after the other. Whoever runs it again goes on where it stopped. */
export async function uploadPhotos(here: Here, eventId: number, folder: string, options: PhotoOptions): Promise<void> {
  const entries = await here.client.api.organizer.entries.query({ eventId })
  const { uploads, present, unsure, unknown } = planOf(picturesIn(folder), entries, options)
  const refused: { file: string; code: string; error: string }[] = []
  const line = new ProgressLine("Uploading photos", uploads.length)
  try {
    for (const [at, { file, entry }] of uploads.entries()) {
      line.at(at)
      const photo = await openAsBlob(join(folder, file))
      const sentence = await refusalOf(onceFree(() => here.client.uploadPhoto(entry.id, photo)))
      if (sentence) refused.push({ file, ...sentence })
    }
  } finally {
    line.end()
  }
  const failed = new Set(refused.map(({ file }) => file))
  const answer = {
    uploaded: uploads.flatMap(({ file, entry }) => (failed.has(file) ? [] : entry.votingId)),
    present: present.map(({ entry }) => entry.votingId),
    unsure,
    unknown,
    refused,
  }
  here.print(answer, photoWords)
  if (refused.length + unsure.length + unknown.length > 0) process.exitCode = EXIT.refused
}

const MOST_TRIES = 6

/** Uploads a photo; waits while the server still stores the last one of an upload that was broken off. */
export async function onceFree<Answer>(upload: () => Promise<Answer>, tries = MOST_TRIES): Promise<Answer> {
  try {
    return await upload()
  } catch (error) {
    const isBusy = error instanceof RosetteError && error.code === "TOO_MANY_ATTEMPTS"
    if (!isBusy || tries <= 1) throw error
    await pause((error.retryAfterSeconds ?? 0) * 1_000)
    return onceFree(upload, tries - 1)
  }
}

/** A file that is no picture is told at the end; any other refusal ends the upload. */
async function refusalOf(upload: Promise<unknown>): Promise<{ code: string; error: string } | null> {
  try {
    await upload
    return null
  } catch (error) {
    if (!(error instanceof RosetteError) || !IS_ABOUT_THE_FILE.has(error.code)) throw error
    return { code: error.code, error: error.issues[0]?.message ?? error.message }
  }
}

const IS_ABOUT_THE_FILE: ReadonlySet<string> = new Set([
  "INVALID_INPUT",
  "UNSUPPORTED_MEDIA_TYPE",
  "TOO_LARGE",
  "NOT_FOUND",
])

function picturesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => PICTURE.test(name))
      .toSorted()
  } catch (error) {
    throw new UsageError(`The folder cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

type Answer = Pick<PhotoPlan, "unsure" | "unknown"> & {
  uploaded: string[]
  present: string[]
  refused: { file: string; error: string }[]
}

function photoWords({ uploaded, present, unsure, unknown, refused }: Answer): string {
  return [
    `${plural(uploaded.length, "photo")} uploaded.`,
    ...(present.length > 0
      ? [`${plural(present.length, "entry has", "entries have")} a photo already (--replace).`]
      : []),
    ...unsure.map(({ file, votingId }) => `  ${file}: perhaps of ${votingId} (--similar same, or rename it)`),
    ...unknown.map((file) => `  ${file}: no entry has this voting ID`),
    ...refused.map(({ file, error }) => `  ${file}: ${error}`),
  ].join("\n")
}
