/** The addresses of the product's screens. Any other one is "404 Page Not Found", also with the status 404. */
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
  "/organizer-cards",
  "/organizer-tickets",
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

/** The stage key in a path; null for any other address. */
export const stageKeyOf = (path: string): string | null => STAGE.exec(withoutTrailingSlash(path))?.[1] ?? null

const withoutTrailingSlash = (path: string) => path.replace(/(.)\/+$/, "$1")

/** The screen at a path, or null; a trailing slash is ignored. */
export function screenPathOf(path: string): ScreenPath | null {
  const trimmed = withoutTrailingSlash(path)
  if (STAGE.test(trimmed)) return "/stage/:stageKey"
  return KNOWN.has(trimmed) ? (trimmed as ScreenPath) : null
}
