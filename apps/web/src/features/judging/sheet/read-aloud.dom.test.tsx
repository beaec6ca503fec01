import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { aDesk } from "../desk/desk-fixture.ts"
import { JudgingDesk } from "../judging-desk.tsx"

const SPOKEN = ["heading", "button", "slider", "textbox", "img", "link", "checkbox"]

/** Role and name of everything that a screen reader stops at, in the order in which it reads. */
function readAloud(part: HTMLElement): string[] {
  const said: { element: Element; words: string }[] = []
  for (const role of SPOKEN)
    within(part).queryAllByRole(role, {
      name: (name, element) => said.push({ element, words: `${role}: ${name}` }) > 0,
    })
  said.sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return said.map(({ words }) => words)
}

it("a judge's whole sheet reads from the entry through each criterion to Submit", () => {
  setScreenWidth("phone")
  show(<JudgingDesk desk={aDesk()} />)
  const sheet = screen.getByRole("article", { name: /^Score sheet of/ })
  expect(readAloud(sheet)).toEqual([
    "link: Photo of Demo Entry, full size in a new tab",
    "heading: Demo Entry",
    "button: Vehicle For practice · Demo Participant",
    "button: About this entry",
    "heading: Body 0 of 3 scored",
    "button: Body 0 of 3 scored",
    ...["Creativity", "Technical Skill", "Presentation"].flatMap((name) => [
      `heading: ${name}`,
      `button: What ${name} means`,
      `button: ${name}: not scored. Open the keypad`,
      `slider: ${name}`,
    ]),
    "textbox: Judge Comments",
    "button: All sent",
    "button: 3 left to score: go to the next",
    "button: Entries: find another entry",
    "button: Submit Score",
    "button: Save as Draft",
  ])
})
