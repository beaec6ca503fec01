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
  "/master-admin-login",
  "/master-admin",
  "/master-admin-dashboard",
  "/terms",
  "/privacy",
  "/disclaimer",
] as const
export type ScreenPath = (typeof SCREEN_PATHS)[number]

const KNOWN: ReadonlySet<string> = new Set(SCREEN_PATHS)

/** The screen at a path, if there is one; a slash at its end changes nothing. */
export function screenPathOf(path: string): ScreenPath | null {
  const bare = path.replace(/(?<=.)\/+$/, "")
  return KNOWN.has(bare) ? (bare as ScreenPath) : null
}
