import { LIMITS } from "@rosette/contract/limits"
import { EVENT_KEPT_DAYS } from "@rosette/domain/events/retention"
import { locationName } from "../backup/archive-location.ts"
import type { MigrationReport } from "../data/migrations/migration-history.ts"
import type { DemoChoice, DemoSignIn } from "../demo/demo-event.ts"
import { isShortMasterPassword, type Settings } from "../env.ts"
import { listensEverywhere } from "../lib/lan-addresses.ts"

/** `demo`: how to sign in to the demo event seeded at this start, or why none was seeded. */
type Greeting = { settings: Settings; port: number; demo: DemoSignIn | DemoChoice; masterPasswordFile: string | null }

/** Where this machine's browser opens it. */
const homeOf = ({ host, publicUrl }: Settings, port: number): string =>
  publicUrl ?? `http://${listensEverywhere(host) ? "localhost" : inUrl(host)}:${port}`

/** The first lines after the start: the address to open, and those for phones in the same network. */
export function addressLines(settings: Settings, port: number, lan: readonly string[]): string[] {
  const phones = settings.publicUrl === undefined ? lan.map((address) => `http://${address}:${port}/`) : []
  return [
    `  Open          ${homeOf(settings, port)}/`,
    ...(phones.length > 0 ? [`  Phones        ${phones.join(" or ")} · in the same network`] : []),
  ]
}

const inUrl = (host: string) => (host.includes(":") ? `[${host}]` : host)

/** The line that says that the server is ready; a parent process may wait for it. */
export const readyLine = ({ host }: Settings, port: number): string =>
  `Rosette is listening on http://${inUrl(host)}:${port}`

/** What a person reads about a variable that was probably meant as a setting. */
export const misspeltLine = ({ name, meant }: { name: string; meant: string }): string =>
  `  ${name} is not a setting and was ignored. Did you mean ${meant}?`

/** What a person reads when this start has updated the database of an earlier version. */
export const updateLine = ({ applied, backup }: MigrationReport): string =>
  `The database was updated (${applied.join(", ")}). ${backup ? `A copy from before is ${backup}` : "No copy was made"}; an earlier version cannot use the updated one.`

/** What a person reads after the start: how to sign in as each role. */
export function greeting({ settings, port, demo, masterPasswordFile }: Greeting): string[] {
  const home = homeOf(settings, port)
  const password = masterPasswordFile
    ? `the password is in ${masterPasswordFile}`
    : "the password is that of MASTER_ADMIN_PASSWORD"
  return [
    ...(isOpenPlainly(settings) ? [OPEN_PLAINLY] : []),
    ...(typeof demo === "object" ? demoLines(home, demo) : []),
    ...(demo === "none, as it is public" ? [NO_PUBLIC_DEMO] : []),
    ...(settings.backupEveryMs === null ? [NO_BACKUPS] : [`  Backups       into ${locationName(settings.backupTo)}`]),
    settings.retention ? DELETED_IN_TIME : NEVER_DELETED,
    `  Master admin  ${home}/master-admin-login · ${password}`,
    ...(isShortMasterPassword(settings.masterAdminPassword) ? [SHORT_PASSWORD] : []),
  ]
}

const SHORT_PASSWORD = `  Warning       MASTER_ADMIN_PASSWORD holds fewer than ${LIMITS.masterAdminPassword.minChars} characters and opens every event · choose a longer one`

/** Without a public address there is no https, and everybody in the network can reach all addresses of the machine. */
export const isOpenPlainly = ({ host, publicUrl }: Pick<Settings, "host" | "publicUrl">): boolean =>
  publicUrl === undefined && listensEverywhere(host)

const OPEN_PLAINLY =
  "  Network       everybody in it can reach this, by plain http · HOST=127.0.0.1 keeps it to this machine"
const NO_PUBLIC_DEMO =
  "  Demo event    none, as PUBLIC_URL is set · DEMO=cars makes one, with passwords that everybody can read"

const NO_BACKUPS = "  Backups       none by itself · BACKUP_EVERY=1d saves one a day, npm run backup one now"

const DELETED_IN_TIME = `  Retention     events are deleted ${EVENT_KEPT_DAYS} days after they were held · RETENTION=off keeps them`
const NEVER_DELETED = "  Retention     events are kept until somebody deletes them"

const demoLines = (home: string, { eventName, organizerPassword, judges }: DemoSignIn) => [
  `  Demo event    ${eventName} · everybody can read its passwords, DEMO=0 starts without it`,
  `  Organizer     ${home}/organizer · password ${organizerPassword}`,
  ...judges.map(({ name, accessCode }) => `  Judge         ${home}/judge-login · code ${accessCode} (${name})`),
]
