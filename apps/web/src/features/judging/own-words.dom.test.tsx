import { eachFlag } from "@rosette/domain/entries/entry-flags"
import { type EventWords, USUAL_WORDS } from "@rosette/domain/events/event-words"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { setScreenWidth } from "../../../test/screen-width.ts"
import { aDesk, aSaving } from "./desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "./desk/test-mode.ts"
import { JudgingDesk } from "./judging-desk.tsx"

const WORDS: EventWords = {
  descriptionLabel: "Character",
  sections: ["Craftsmanship", "Accuracy", "Performance", "Presentation", "Impression", "Extras"],
  flags: eachFlag((flag) =>
    flag === "participatesInSound" ? { label: "Stage act", isUsed: true } : USUAL_WORDS.flags[flag],
  ),
  guidance: "Look at the seams first.\nThen at the wig.",
}

const saving = aSaving()

const desk = (words: EventWords) => {
  const criteria = DEMO_WORKSPACE.criteria.map((criterion, at) => ({
    ...criterion,
    requiresSound: at === 1,
    order: criterion.order + at * 5,
  }))
  return aDesk({ saving, workspace: { ...DEMO_WORKSPACE, criteria, event: { ...DEMO_WORKSPACE.event, words } } })
}

it("the sheet, the facts and the help speak the words of the event, and new ones keep what was typed", async () => {
  setScreenWidth("desktop")
  const { user, rerender } = show(<JudgingDesk desk={desk(USUAL_WORDS)} />)
  await screen.findByText(/think of a scale/)
  expect(screen.getByRole("group", { name: "Technical Skill" }).textContent).toContain(
    "(Not applicable) Only for: sound participation",
  )
  screen.getByRole("slider", { name: "Creativity" }).focus()
  await user.keyboard("7")
  rerender(<JudgingDesk desk={desk(WORDS)} />)
  expect(screen.getAllByRole("region", { name: /^(Craftsmanship|Accuracy|Performance)$/ })).toHaveLength(3)
  expect(screen.getByRole("group", { name: "Technical Skill" }).textContent).toContain(
    "Not applicable: needs Stage act",
  )
  expect(screen.getByText("Character").nextElementSibling?.textContent).toBe("For practice")
  expect(screen.getByText(/^Look at the seams first/).textContent).toBe(WORDS.guidance)
  expect(screen.getByRole("slider", { name: "Creativity" }).getAttribute("aria-valuenow")).toBe("7")
  expect(screen.queryByText(/Vehicle|Body|think of a scale/)).toBeNull()
})
