import { type ScreenPath, screenPathOf } from "@rosette/contract/screens"
import { useEffect } from "react"
import { useLocation } from "wouter"
import { LazyApiProvider, lazyApiScreen, lazyScreen, type Screen } from "./lazy-screen.ts"
import { LazyUnsentSheets } from "./lazy-unsent-sheets.tsx"

const landing = lazyScreen(() => import("../features/landing/landing-screen.tsx").then((m) => m.LandingScreen))
const terms = lazyScreen(() => import("../features/legal/terms-screen.tsx").then((m) => m.TermsScreen))
const privacy = lazyScreen(() => import("../features/legal/privacy-screen.tsx").then((m) => m.PrivacyScreen))
const disclaimer = lazyScreen(() => import("../features/legal/disclaimer-screen.tsx").then((m) => m.DisclaimerScreen))
const notFound = lazyScreen(() => import("./not-found-screen.tsx").then((m) => m.NotFoundScreen))

const judgeLogin = lazyApiScreen(() =>
  import("../features/sign-in/judge/judge-login-screen.tsx").then((m) => m.JudgeLoginScreen),
)
const judgeAccess = lazyApiScreen(() =>
  import("../features/sign-in/judge/judge-access-screen.tsx").then((m) => m.JudgeAccessScreen),
)
const organizerLogin = lazyApiScreen(() =>
  import("../features/sign-in/organizer-login-screen.tsx").then((m) => m.OrganizerLoginScreen),
)
const masterAdminLogin = lazyApiScreen(() =>
  import("../features/sign-in/master-admin-login-screen.tsx").then((m) => m.MasterAdminLoginScreen),
)
const judgeHome = lazyScreen(() =>
  import("../features/judging/welcome/judge-home-screen.tsx").then((m) => m.JudgeHomeScreen),
)
const judging = lazyScreen(() => import("../features/judging/judging-screen.tsx").then((m) => m.JudgingScreen))
const createEvent = lazyApiScreen(() =>
  import("../features/events/create/create-event-screen.tsx").then((m) => m.CreateEventScreen),
)
const dashboard = lazyApiScreen(() => import("./dashboard-route.tsx").then((m) => m.DashboardRoute))
const stage = lazyScreen(() => import("../features/ceremony/stage/stage-screen.tsx").then((m) => m.StageScreen))
const masterDashboard = lazyApiScreen(() =>
  import("../features/admin/master-dashboard-screen.tsx").then((m) => m.MasterDashboardScreen),
)

/** Every address of the product; any other is the 404. */
const SCREENS: Record<ScreenPath, Screen> = {
  "/": landing,
  "/judge-login": judgeLogin,
  "/access": judgeAccess,
  "/judge/welcome": judgeHome,
  "/judge": judging,
  "/organizer": organizerLogin,
  "/organizer-login": organizerLogin,
  "/create-event": createEvent,
  "/dashboard": dashboard,
  "/organizer-dashboard": dashboard,
  "/organizer-ceremony": dashboard,
  "/organizer-print": dashboard,
  "/stage/:stageKey": stage,
  "/master-admin-login": masterAdminLogin,
  "/master-admin": masterDashboard,
  "/master-admin-dashboard": masterDashboard,
  "/terms": terms,
  "/privacy": privacy,
  "/disclaimer": disclaimer,
}

/**
 * The screens that people open next: loaded while they type, so that they wait for a slow network only once. A judge who exits
 * without a network opens the start page.
 */
const NEXT = new Map<Screen, Screen[]>([
  [judgeLogin, [judgeHome, judging]],
  [judgeAccess, [judgeHome, judging]],
  [judgeHome, [judging, landing]],
  [judging, [landing]],
  [organizerLogin, [dashboard]],
  [masterAdminLogin, [masterDashboard]],
])

/** The screens on which anyone with the device finds the sheets on it, of any judge. */
const WITH_KEPT_SHEETS = new Set([landing, judgeLogin, judgeAccess])

/** Time for the shown screen to load completely. */
const BEFORE_NEXT_MS = 500

/** The screen of a path; a slash at its end changes nothing. */
export function screenAt(path: string): Screen {
  const known = screenPathOf(path)
  return known === null ? notFound : SCREENS[known]
}

export function CurrentScreen() {
  const [path] = useLocation()
  const screen = screenAt(path)
  const { Component, callsServer } = screen
  // The frame and the screen are loaded in parallel.
  screen.prepare()
  // Effects run once the screen is shown: until then the whole tree is suspended.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const next of NEXT.get(screen) ?? []) next.prepare()
    }, BEFORE_NEXT_MS)
    return () => clearTimeout(timer)
  }, [screen])
  const shown = <Component keptSheets={WITH_KEPT_SHEETS.has(screen) ? <LazyUnsentSheets /> : undefined} />
  return callsServer ? <LazyApiProvider>{shown}</LazyApiProvider> : shown
}
