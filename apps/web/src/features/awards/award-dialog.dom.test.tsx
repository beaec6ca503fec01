import type { Award } from "@rosette/contract/awards"
import { aClass, aCriterion, aPoll } from "@rosette/contract/fixtures"
import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { AwardDialog } from "./award-dialog.tsx"
import { awardFixture } from "./award-fixtures.ts"

const PAINT = awardFixture(3, { name: "Best Paint", priority: 5, maxWinners: 2 })

const CLASSES = ["Early", "Late"].map((name, index) => aClass({ id: index + 4, name, code: "", order: index + 1 }))

const CRITERIA = ["Paint", "Sound"].map((name, index) =>
  aCriterion({ id: index + 8, name, description: "", order: index + 1, setupVersion: 1 }),
)

async function open(award: Award | undefined, answers: Answers = {}) {
  const onClose = vi.fn()
  const dialog = (present: Award | undefined) => (
    <AwardDialog eventId={1} awardId={award?.id ?? null} award={present} others={[]} isOpen onClose={onClose} />
  )
  const shown = showWithServer(dialog(award), {
    "organizer.classes": () => CLASSES,
    "organizer.criteria": () => CRITERIA,
    "organizer.polls": () => [],
    ...answers,
  })
  await expect.poll(() => document.activeElement).toBe(field("Award Name"))
  return { onClose, dialog, ...shown }
}

const notices = () => currentNotices().map(({ title }) => title)

it("shows errors on invalid fields, and focuses the first of them", async () => {
  const { user } = await open(undefined)
  await fill(user, "Priority Level", "101")
  await user.click(button("Create"))
  expect([describedAs("Award Name"), describedAs("Priority Level")]).toEqual([
    "Award name is required",
    expect.stringContaining("Priority level must be a whole number from 1 to 100"),
  ])
  await expect.poll(() => document.activeElement).toBe(field("Award Name"))
  await user.type(field("Award Name"), "Best Paint")
  expect(field("Award Name").getAttribute("aria-invalid")).toBeNull()
})

it("a new award has priority 1 and one winner, is not exclusive, and says what these mean", async () => {
  await open(undefined)
  expect([field("Priority Level").value, field("Max Winners").value]).toEqual(["1", "1"])
  expect(field("Exclusive award").checked).toBe(false)
  screen.getByText(/Higher = higher priority/)
  screen.getByText(/stop winners (from )?receiving lower-priority awards/i)
})

it("creates what was typed, by Enter in any field", async () => {
  const create = vi.fn(() => PAINT)
  const { user, onClose } = await open(undefined, { "awards.create": create })
  await user.type(field("Award Name"), "Best Paint")
  await fill(user, "Max Winners", "2")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ eventId: 1, name: "Best Paint", maxWinners: 2 }))
})

it("a refusal because of the award's winners is shown above the fields, and what was typed stays", async () => {
  const { user, onClose } = await open(PAINT, {
    "awards.update": () => {
      throw refused("AWARD_IN_USE")
    },
  })
  await fill(user, "Max Winners", "1")
  await user.keyboard("{Enter}")
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toContain("The award’s current winners do not fit this change.")
  expect([field("Max Winners").value, notices(), onClose.mock.calls.length]).toEqual([
    "1",
    ["Failed to update award."],
    0,
  ])
})

it("if the award is deleted elsewhere, the dialog says so at once, keeps what was typed, and cannot save", async () => {
  const { user, rerender, dialog, onClose } = await open(PAINT)
  await user.type(field("Award Name"), " of all")
  rerender(dialog(undefined))
  expect(screen.getByRole("alert").textContent).toContain("This award was deleted meanwhile")
  expect([field("Award Name").value, button("Update").disabled]).toEqual(["Best Paint of all", true])
  await user.keyboard("{Escape}")
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

const choose = async (user: UserEvent, label: string, option: string) => {
  await user.click(field(label))
  await user.click(screen.getByRole("option", { name: option }))
}

it("saves the chosen basis, what it names, and who can win the award", async () => {
  const create = vi.fn(() => PAINT)
  const { user } = await open(undefined, { "awards.create": create })
  await user.type(field("Award Name"), "Best Paint")
  expect(screen.queryByLabelText(/Who can win it/)).toBeNull()
  await choose(user, "How it is decided", "Best in a criterion")
  await user.click(button("Create"))
  expect(describedAs("Criterion")).toContain("Please choose a criterion")
  await choose(user, "Criterion", "Sound")
  await choose(user, "Who can win it: classes", "Late")
  await choose(user, "Who can win it: entries with all of", "Custom paint")
  await user.click(button("Create"))
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({
      basis: "criterion",
      basisId: 9,
      eligibleClassIds: [5],
      eligibleFlags: ["hasCustomPaint"],
    }),
  )
})

it("a change of the basis clears what it names, and only what was changed is sent", async () => {
  const update = vi.fn(() => PAINT)
  const { user } = await open({ ...PAINT, basis: "class", basisId: 5 }, { "awards.update": update })
  await expect.poll(() => field("Class").value).toBe("Late")
  await choose(user, "How it is decided", "Best in a section")
  expect(field("Section").value).toBe("")
  await choose(user, "Section", "Interior")
  await user.click(button("Update"))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1))
  const expected = { basis: "class", basisId: 5 }
  expect(update).toHaveBeenCalledWith({ awardId: 3, basis: "section", basisId: 2, expected })
})

const changedBy = (theirs: Partial<Award>) =>
  refused("FIELDS_CHANGED", {
    conflicts: Object.entries(theirs).map(([field, value]) => ({
      field,
      current: Array.isArray(value) ? JSON.stringify(value) : (value ?? null),
    })),
  })

it("fields that somebody else has changed show both values in words; the next save sends the choices", async () => {
  const update = vi
    .fn<NonNullable<Answers["awards.update"]>>(() => PAINT)
    .mockImplementationOnce(() => {
      throw changedBy({ priority: 9, basis: "criterion", basisId: 8, eligibleClassIds: [4], eligibleFlags: [] })
    })
  const award: Award = { ...PAINT, basis: "class", basisId: 5, eligibleFlags: ["isElectricVehicle"] }
  const { user, onClose } = await open(award, { "awards.update": update })
  await expect.poll(() => field("Class").value).toBe("Late")
  await fill(user, "Priority Level", "7")
  await choose(user, "Class", "Early")
  await choose(user, "Who can win it: classes", "Late")
  await choose(user, "Who can win it: entries with all of", "Custom paint")
  await user.click(button("Update"))
  const question = await screen.findByRole("alert")
  expect(
    within(question)
      .getAllByRole("group")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Priority LevelYours: 7Saved meanwhile: 9Keep MineTake the Other",
    "How it is decidedYours: Best of EarlySaved meanwhile: Best in PaintKeep MineTake the Other",
    "Who can win it: classesYours: LateSaved meanwhile: EarlyKeep MineTake the Other",
    expect.stringMatching(/^Who can win it: entries with all ofYours: .*, Custom paintSaved meanwhile: Any entry/),
  ])
  const answer = async (name: string) => {
    const [first] = screen.getAllByRole("button", { name })
    if (first) await user.click(first)
  }
  for (const name of ["Keep Mine", "Take the Other", "Take the Other", "Keep Mine"]) await answer(name)
  await expect.poll(() => field("Criterion").value).toBe("Paint")
  await user.click(button("Update"))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(update).toHaveBeenLastCalledWith({
    awardId: 3,
    priority: 7,
    eligibleFlags: ["isElectricVehicle", "hasCustomPaint"],
    expected: { priority: 9, eligibleFlags: [] },
  })
})

it("the basis of a class is offered only if there are classes", async () => {
  const { user } = await open(undefined, { "organizer.classes": () => [] })
  await user.click(field("How it is decided"))
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "By hand",
    "Best overall",
    "Best in a criterion",
    "Best in a section",
  ])
})

it("an award by the votes of the audience names a poll, and is not blocked by other awards unless it is exclusive", async () => {
  const create = vi.fn(() => PAINT)
  const { user } = await open(undefined, { "awards.create": create, "organizer.polls": () => [aPoll()] })
  await user.type(field("Award Name"), "People’s Choice")
  await choose(user, "How it is decided", "Most votes of the audience")
  expect(field("Not blocked by other awards").checked).toBe(true)
  await user.click(button("Create"))
  expect(describedAs("Poll")).toContain("Please choose a poll of the audience")
  await choose(user, "How it is decided", "Best overall")
  expect(field("Not blocked by other awards").checked).toBe(false)
  await user.click(field("Exclusive award"))
  await choose(user, "How it is decided", "Most votes of the audience")
  expect(field("Not blocked by other awards").checked).toBe(false)
  await user.click(field("Exclusive award"))
  await user.click(field("Not blocked by other awards"))
  await choose(user, "Poll", "People’s Choice")
  await user.click(button("Create"))
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ basis: "audience", basisId: 7, ignoresExclusivity: true }),
  )
})

it("an award is exclusive, or ignores exclusivity, or neither", async () => {
  const { user } = await open(undefined)
  const ignores = field("Not blocked by other awards")
  await user.click(field("Exclusive award"))
  expect(ignores.disabled).toBe(true)
  await user.click(field("Exclusive award"))
  await user.click(ignores)
  expect(field("Exclusive award").disabled).toBe(true)
})

it("a failure to load the choices is shown, and a refusal is shown on its field", async () => {
  const { user } = await open(PAINT, {
    "organizer.criteria": () => {
      throw refused("UNAVAILABLE")
    },
    "awards.update": () => {
      throw refused("INVALID_INPUT", { issues: [{ path: ["basis"], message: "This criterion is gone" }] })
    },
  })
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded")
  await choose(user, "How it is decided", "Best overall")
  await user.click(button("Update"))
  await waitFor(() => expect(describedAs("How it is decided")).toContain("This criterion is gone"))
})
