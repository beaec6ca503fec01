import { type APIRequestContext, expect, type Page } from "@playwright/test"
import type { BrowserNoise } from "../fixtures/browser-noise.ts"
import type { RunningServer } from "../fixtures/server-process.ts"
import { expectNotice } from "../pages/notice.ts"
import type { PreparedEvent } from "../pages/prepared-event.ts"
import type { World } from "./world.ts"

export type Stage = {
  page: Page
  /** The walk's own event, if its first scene has prepared one. */
  event?: PreparedEvent
  /** A session besides the page's, for what happens elsewhere while the page is open. */
  api: APIRequestContext
  /** Opens one more session. */
  newApi: () => Promise<APIRequestContext>
  world: World
  server: RunningServer
  noise: BrowserNoise
}

type Check = (stage: Stage) => Promise<unknown>

/** One thing that the product shows or does, and its check: a step of the test. */
export type Row = { says: string; check: Check }

/** A screen in one prepared state, and its rows, which are checked in this order. */
export type Scene = { name: string; open: Check; rows: Row[] }

/** A row that fails is reported, and the next one is checked all the same. */
export const found = expect.configure({ soft: true })

type Words = string | RegExp

/** The kinds of rows, for one part of the specification. */
export const rowsOf = (part: "screens" | "states" | "validation" | "errors" | "limits") => {
  const row = (says: string, check: Check): Row => ({ says: `${part}: ${says}`, check })
  return {
    /** A check that needs an action first; `says` describes it in one sentence. */
    row,
    text: (text: Words) => row(`text ${text}`, ({ page }) => found(page.getByText(text).first()).toBeVisible()),
    noText: (text: Words) => row(`no text ${text}`, ({ page }) => found(page.getByText(text)).toHaveCount(0)),
    heading: (name: Words) =>
      row(`heading ${name}`, ({ page }) => found(page.getByRole("heading", { name }).first()).toBeVisible()),
    button: (name: Words) =>
      row(`button ${name}`, ({ page }) => found(page.getByRole("button", { name }).first()).toBeVisible()),
    disabled: (name: Words) =>
      row(`button ${name} is disabled`, ({ page }) => found(page.getByRole("button", { name }).first()).toBeDisabled()),
    enabled: (name: Words) =>
      row(`button ${name} is enabled`, ({ page }) => found(page.getByRole("button", { name }).first()).toBeEnabled()),
    link: (name: Words, href: string) =>
      row(`link ${name} to ${href}`, ({ page }) =>
        found(page.getByRole("link", { name }).first()).toHaveAttribute("href", href),
      ),
    tab: (name: Words) => row(`tab ${name}`, ({ page }) => found(page.getByRole("tab", { name })).toBeVisible()),
    field: (label: Words) => row(`field ${label}`, ({ page }) => found(page.getByLabel(label).first()).toBeVisible()),
    placeholder: (text: Words) =>
      row(`placeholder ${text}`, ({ page }) => found(page.getByPlaceholder(text).first()).toBeVisible()),
    /** The notice after an action. */
    notice: (title: Words, text: Words | undefined, act: Check) =>
      row(`notice ${title}${text === undefined ? "" : ` – ${text}`}`, async (stage) => {
        await act(stage)
        await expectNotice(stage.page, title, text)
      }),
    /** The path after an action. */
    leadsTo: (path: string, says: string, act: Check) =>
      row(says, async (stage) => {
        await act(stage)
        await found(stage.page).toHaveURL((url) => url.pathname === path)
      }),
  }
}
