import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Router } from "wouter"
import { ContinueJudging } from "../../features/landing/continue-judging.tsx"
import { LandingScreen } from "../../features/landing/landing-screen.tsx"
import { JudgeAccessScreen } from "../../features/sign-in/judge/judge-access-screen.tsx"
import { JudgeLoginScreen } from "../../features/sign-in/judge/judge-login-screen.tsx"
import { SignedInJudge } from "../../features/sign-in/judge/judge-signed-in.tsx"
import { MasterAdminLoginScreen } from "../../features/sign-in/master-admin-login-screen.tsx"
import { OrganizerLoginScreen } from "../../features/sign-in/organizer-login-screen.tsx"
import { ApiProvider } from "../api-provider.tsx"
import { Providers } from "../providers.tsx"

/** Slots for the names of the judge who is signed in on the device and of the event, which `script.ts` fills in. */
const JUDGE = { judge: { name: "{judge}" }, event: { name: "{event}" } }

const SLOT = /\{(judge|event)\}/g

const ORGANIZER_LOGIN = (
  <ApiProvider>
    <OrganizerLoginScreen />
  </ApiProvider>
)

/** `panel` is shown to a judge who is signed in. `call` is the procedure that a submit of its form calls before the app. */
type EarlyScreen = { screen: ReactNode; panel?: ReactNode; call?: string }

const signIn = (screen: ReactNode): EarlyScreen => ({
  screen: <ApiProvider>{screen}</ApiProvider>,
  panel: <SignedInJudge shown={JUDGE} />,
  call: "judge.login",
})

const SCREENS: Record<string, EarlyScreen> = {
  "/": {
    screen: <LandingScreen />,
    panel: <ContinueJudging judgeName={JUDGE.judge.name} eventName={JUDGE.event.name} />,
  },
  "/judge-login": signIn(<JudgeLoginScreen />),
  "/access": signIn(<JudgeAccessScreen />),
  "/organizer": { screen: ORGANIZER_LOGIN },
  "/organizer-login": { screen: ORGANIZER_LOGIN },
  "/master-admin-login": {
    screen: (
      <ApiProvider>
        <MasterAdminLoginScreen />
      </ApiProvider>
    ),
  },
}

/** Runs in the build and not in a browser. Returns the HTML of each screen, by its address, as a visitor sees it first. */
export const renderEarlyPages = (): Map<string, string> =>
  new Map(
    Object.entries(SCREENS).map(([address, { screen, panel, call }]) => {
      const markup = renderToStaticMarkup(
        <div id="early-page" data-call={call}>
          <Providers>
            <Router ssrPath={address}>
              {panel && <template id="signed-in">{panel}</template>}
              {screen}
            </Router>
          </Providers>
        </div>,
      )
      return [address, markup.replaceAll(SLOT, '<slot name="$1"></slot>')]
    }),
  )
