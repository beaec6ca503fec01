/** The addresses of the product's screens; any other is "404 Page Not Found", which the server says in the status as well. */
export const SCREEN_PATHS = [
  "/",
  "/judge-login",
  "/access",
  "/judge/welcome",
  "/judge",
  "/organizer",
  "/organizer-login",
  "/create-event",
  "/dashboard",
  "/organizer-dashboard",
  "/organizer-ceremony",
  "/organizer-print",
  "/stage/:stageKey",
  "/master-admin-login",
  "/master-admin",
  "/master-admin-dashboard",
  "/terms",
  "/privacy",
  "/disclaimer",
] as const
export type ScreenPath = (typeof SCREEN_PATHS)[number]

const KNOWN: ReadonlySet<string> = new Set(SCREEN_PATHS)
const STAGE = /^\/stage\/([^/]+)$/

/** The key of the stage at a path; null at any other address. */
export const stageKeyOf = (path: string): string | null => STAGE.exec(bareOf(path))?.[1] ?? null

const bareOf = (path: string) => path.replace(/(?<=.)\/+$/, "")

/** The screen at a path, if there is one; a slash at its end changes nothing. */
export function screenPathOf(path: string): ScreenPath | null {
  const bare = bareOf(path)
  if (STAGE.test(bare)) return "/stage/:stageKey"
  return KNOWN.has(bare) ? (bare as ScreenPath) : null
}
