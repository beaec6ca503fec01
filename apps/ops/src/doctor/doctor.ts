import { dirname } from "node:path"
import { type Asked, ask } from "./ask.ts"
import { backupFinding, readBackups } from "./backups.ts"
import { browserFilesFinding, installedProgram, type Program, readBrowserFiles } from "./browser-files.ts"
import { certificateFinding } from "./certificate.ts"
import { type ClockFacts, clockFinding } from "./clock.ts"
import { canLookInto, dataFolderFinding, readDataFolder } from "./data-folder.ts"
import { databaseFinding, readDatabase } from "./database.ts"
import { demoFinding, readDemo } from "./demo.ts"
import { diskFinding, readDisks } from "./disk.ts"
import { CHECKS, type Finding } from "./finding.ts"
import { productVersion, type Settings, sqliteFile } from "./from-the-server.ts"
import { healthIn, publicUrlIn } from "./health.ts"
import { openDefaultsFindings } from "./open-defaults.ts"
import { photoFinding, readPhotos } from "./photos.ts"
import type { ServerUser } from "./place.ts"
import { proxyFinding } from "./proxy.ts"
import { addressFacts, publicAddressFinding } from "./public-address.ts"
import { addressHere, serverFinding } from "./running-server.ts"
import { settingsFinding, settingsIn } from "./settings.ts"

export type DoctorOptions = {
  /** The settings, as the server gets them. */
  env: NodeJS.ProcessEnv
  /** The address that people type, where PUBLIC_URL is not set. */
  address?: string | undefined
  /** An address elsewhere whose clock is right; null for none. */
  timeFrom: string | null
  patienceMs?: number
  program?: Program
}

const PATIENCE_MS = 10_000

/** Looks at a set-up from this machine and through its public address. What depends on something that is missing is left out. */
export async function doctor(options: DoctorOptions): Promise<Finding[]> {
  const { settings, facts } = settingsIn(options.env)
  const first = settingsFinding(facts)
  if (settings === null) return [first]
  const folder = readDataFolder(settings.dataDir)
  const findings = [first, dataFolderFinding(folder)]
  if (folder.place === null || !canLookInto(folder)) return findings
  const [here, outside] = await Promise.all([findHere(settings, folder.place, options), findOutside(settings, options)])
  return [...findings, ...here, ...outside].sort((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check))
}

const addressOf = ({ publicUrl }: Settings, { address }: DoctorOptions): string | null => publicUrl ?? address ?? null

/** What the data folder, the disks, the database and the other places of the settings say. */
async function findHere(settings: Settings, server: ServerUser, options: DoctorOptions): Promise<Finding[]> {
  const { dataDir, photos, backupTo, databaseUrl } = settings
  const now = new Date()
  const file = sqliteFile(databaseUrl)
  const folders = [
    ...(photos.kind === "folder" ? [photos.folder] : []),
    ...(typeof backupTo === "string" ? [backupTo] : []),
    ...(file === null ? [] : [dirname(file)]),
  ]
  const database = await readDatabase(settings, server, readDemo)
  return [
    diskFinding(await readDisks(dataDir, folders)),
    databaseFinding(database.facts),
    photoFinding(await readPhotos(photos, server)),
    backupFinding(await readBackups(settings, now), now),
    ...(database.found === null
      ? []
      : [demoFinding({ demos: database.found, isPublic: addressOf(settings, options) !== null })]),
  ]
}

/** What the server answers, on this machine and at its public address, and what another clock says. */
async function findOutside(settings: Settings, options: DoctorOptions): Promise<Finding[]> {
  const { timeFrom, patienceMs = PATIENCE_MS, program = installedProgram() } = options
  const url = addressOf(settings, options)
  const address = addressHere(settings)
  const look = (place: string) => ask(place, patienceMs)
  const [health, ready, session, asked, page, publicSession, reference] = await Promise.all([
    look(`${address}/healthz`),
    look(`${address}/readyz`),
    look(`${address}/api/session`),
    url === null ? null : look(`${url}/healthz`),
    url === null ? null : look(`${url}/`),
    url === null ? null : look(`${url}/api/session`),
    timeFrom === null ? null : look(timeFrom),
  ])
  const version = productVersion()
  const { publicUrl } = settings
  const startedWith = publicUrlIn(session)
  const ourPublicUrl = startedWith === undefined ? (publicUrl ?? null) : startedWith
  return [
    serverFinding({ address, health, ready, startedWith, publicUrl, version }),
    browserFilesFinding(await readBrowserFiles(program, page)),
    publicAddressFinding(
      addressFacts(settings, { url, asked, version, itsPublicUrl: publicUrlIn(publicSession), ourPublicUrl }),
    ),
    ...(url !== null && asked !== null ? findingsOfProxy(settings, url, asked) : []),
    clockFinding(clockFacts(timeFrom, reference, asked), new Date()),
    ...openDefaultsFindings({ ...settings, isPublic: url !== null }),
  ]
}

function findingsOfProxy({ publicUrl, trustProxy }: Settings, url: string, asked: Asked): Finding[] {
  const certificate = certificateFinding({ url, asked }, new Date())
  const health = asked.answer === null ? null : healthIn(asked.answer)
  const protocol = health?.protocol ?? null
  const proxy = proxyFinding({ url, isSet: publicUrl !== undefined, trustProxy, protocol })
  return [certificate, proxy].filter((finding) => finding !== null)
}

function clockFacts(timeFrom: string | null, reference: Asked | null, asked: Asked | null): ClockFacts {
  return {
    reference: timeFrom === null ? null : { url: timeFrom, aheadSeconds: reference?.answer?.aheadSeconds ?? null },
    publicAheadSeconds: asked?.answer?.aheadSeconds ?? null,
  }
}
