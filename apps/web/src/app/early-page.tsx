import { renderToStaticMarkup } from "react-dom/server"
import { Router } from "wouter"
import { ContinueJudging } from "../features/landing/continue-judging.tsx"
import { LandingScreen } from "../features/landing/landing-screen.tsx"
import { Providers } from "./providers.tsx"

/**
 * Returns the start page as HTML, as a visitor sees it first. It runs in the build and not in a browser. In a template it also
 * has the panel of a signed-in judge, with a slot for each name: `build/early-page-script.js` fills it in.
 */
export const renderEarlyLanding = (): string =>
  renderToStaticMarkup(
    <div id="early-page">
      <Providers>
        <Router ssrPath="/">
          <template id="signed-in">
            <ContinueJudging judgeName="{judge}" eventName="{event}" />
          </template>
          <LandingScreen />
        </Router>
      </Providers>
    </div>,
  ).replaceAll(/\{(judge|event)\}/g, '<slot name="$1"></slot>')
