import { type ScreenPath, screenPathOf } from "@rosette/contract/screens"

/** All that is true of a screen. The app, the build and the service worker read it here. */
export type ScreenFacts = {
  /** The file of the screen, whose default export it is, or of a route that composes it from several features. */
  module: `src/${string}.tsx`
  /** Whose screen it is; of anybody without one. A judge's screens open from the device at once, with any network. */
  role?: "judge" | "organizer" | "masterAdmin"
  /** Whether it opens without a network too: its files are stored on a judge's device. */
  isStored?: true
  /** Whether it is rendered inside `ApiProvider`. */
  callsServer?: true
  /** Whether the build renders it into its document, so that it is painted before the scripts are there. */
  isPrerendered?: true
  /** Whether anyone with the device finds the sheets on it there, of any judge. */
  hasUnsentSheets?: true
  /**
   * The screens that people open next: loaded while they type, so that they wait for a slow network only once. A judge who exits
   * without a network opens the start page.
   */
  next?: readonly ScreenPath[]
}

const ORGANIZER_LOGIN: ScreenFacts = {
  module: "src/features/sign-in/organizer-login-screen.tsx",
  callsServer: true,
  isPrerendered: true,
  next: ["/dashboard"],
}
const DASHBOARD: ScreenFacts = { module: "src/app/dashboard-route.tsx", role: "organizer", callsServer: true }
const MASTER_DASHBOARD: ScreenFacts = {
  module: "src/features/admin/master-dashboard-screen.tsx",
  role: "masterAdmin",
  callsServer: true,
}
const JUDGES_SIGN_IN = {
  role: "judge",
  isStored: true,
  callsServer: true,
  isPrerendered: true,
  hasUnsentSheets: true,
  next: ["/judge/welcome", "/judge"],
} as const

/** Every address of the product. */
export const SCREENS: Readonly<Record<ScreenPath, ScreenFacts>> = {
  "/": {
    module: "src/features/landing/landing-screen.tsx",
    isStored: true,
    isPrerendered: true,
    hasUnsentSheets: true,
  },
  "/judge-login": { module: "src/features/sign-in/judge/judge-login-screen.tsx", ...JUDGES_SIGN_IN },
  "/access": { module: "src/features/sign-in/judge/judge-access-screen.tsx", ...JUDGES_SIGN_IN },
  "/judge/welcome": {
    module: "src/features/judging/welcome/judge-home-screen.tsx",
    role: "judge",
    isStored: true,
    next: ["/judge", "/"],
  },
  "/judge": { module: "src/features/judging/judging-screen.tsx", role: "judge", isStored: true, next: ["/"] },
  "/organizer": ORGANIZER_LOGIN,
  "/organizer-login": ORGANIZER_LOGIN,
  "/create-event": { module: "src/features/events/create/create-event-screen.tsx", callsServer: true },
  "/dashboard": DASHBOARD,
  "/organizer-dashboard": DASHBOARD,
  "/organizer-ceremony": DASHBOARD,
  "/organizer-print": DASHBOARD,
  "/organizer-cards": DASHBOARD,
  "/organizer-tickets": DASHBOARD,
  "/stage/:stageKey": { module: "src/features/ceremony/stage/stage-screen.tsx" },
  "/master-admin-login": {
    module: "src/features/sign-in/master-admin-login-screen.tsx",
    callsServer: true,
    isPrerendered: true,
    next: ["/master-admin"],
  },
  "/master-admin": MASTER_DASHBOARD,
  "/master-admin-dashboard": MASTER_DASHBOARD,
  "/terms": { module: "src/features/legal/terms-screen.tsx" },
  "/privacy": { module: "src/features/legal/privacy-screen.tsx" },
  "/disclaimer": { module: "src/features/legal/disclaimer-screen.tsx" },
}

/** Any other address. It is stored: a judge may mistype one without a network. */
export const NOT_FOUND: ScreenFacts = { module: "src/app/not-found-screen.tsx", isStored: true }

/** The frame of the screens that call the server; the start page does not load it. */
export const API_PROVIDER = "src/app/api-provider.tsx"

/** The screen of a path; a slash at its end changes nothing. */
export function factsAt(path: string): ScreenFacts {
  const known = screenPathOf(path)
  return known === null ? NOT_FOUND : SCREENS[known]
}

export const isJudgesScreen = (path: string): boolean => factsAt(path).role === "judge"
