import type { Settings } from "../env.ts"

/** How to look around as an organizer and as judges of the demo event. */
export type DemoSignIn = {
  eventName: string
  organizerPassword: string
  judges: readonly { name: string; accessCode: string }[]
}

type Greeting = { settings: Settings; port: number; demo: DemoSignIn | null; masterPasswordFile: string | null }

const EVERY_ADDRESS = new Set(["0.0.0.0", "::"])

const inUrl = (host: string) => (host.includes(":") ? `[${host}]` : host)

/** The line that says the server is ready; whoever started it may wait for it. */
export const readyLine = ({ host }: Settings, port: number): string =>
  `Rosette is listening on http://${inUrl(host)}:${port}`

/** What a person reads after the start: where to go, and how to sign in as each role. */
export function greeting({ settings, port, demo, masterPasswordFile }: Greeting): string[] {
  const { host, publicUrl } = settings
  const home = publicUrl?.replace(/\/$/, "") ?? `http://${EVERY_ADDRESS.has(host) ? "localhost" : inUrl(host)}:${port}`
  const password = masterPasswordFile
    ? `the password stands in ${masterPasswordFile}`
    : "the password is that of MASTER_ADMIN_PASSWORD"
  return [
    `  Open          ${home}/`,
    ...(demo ? demoLines(home, demo) : []),
    `  Master admin  ${home}/master-admin-login · ${password}`,
  ]
}

const demoLines = (home: string, { eventName, organizerPassword, judges }: DemoSignIn) => [
  `  Demo event    ${eventName}`,
  `  Organizer     ${home}/organizer · password ${organizerPassword}`,
  ...judges.map(({ name, accessCode }) => `  Judge         ${home}/judge-login · code ${accessCode} (${name})`),
]
