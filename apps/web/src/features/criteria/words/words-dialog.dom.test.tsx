import { ERRORS } from "@rosette/contract/errors"
import { aCriterion } from "@rosette/contract/fixtures"
import { eachFlag } from "@rosette/domain/entries/entry-flags"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../../test/form.ts"
import { WordsDialog } from "./words-dialog.tsx"

const IS_DEFAULT = { descriptionLabel: true, sections: true, flags: eachFlag(() => true), guidance: true }
const saved = () => ({ ...USUAL_WORDS, isDefault: IS_DEFAULT })
const PAINT = aCriterion({ name: "Paint", order: 1, maxPoints: 20, requiresCustomPaint: true })

function dialog(answer: NonNullable<Answers["organizer.updateWords"]> = saved, words = USUAL_WORDS) {
  const onClose = vi.fn()
  const element = <WordsDialog eventId={1} words={words} criteria={[PAINT]} isOpen onClose={onClose} />
  return { ...showWithServer(element, { "organizer.updateWords": answer }), onClose }
}

const picture = () => within(screen.getByRole("figure", { name: "A criterion on a judge’s sheet" }))
const used = (flag: string) => screen.getByRole("switch", { name: `${flag}: used` })

it("the picture follows what is typed: the section, the flag, the description and the guideline", async () => {
  const { user } = dialog()
  expect(picture().getByText(/Only for: custom paint/)).toBeTruthy()
  await fill(user, "Section 1", "Craftsmanship")
  expect(picture().getByText("Craftsmanship")).toBeTruthy()
  await fill(user, "Custom Paint", "Carries a prop")
  expect(picture().getByText(/needs Carries a prop/)).toBeTruthy()
  await fill(user, "Section 6", "Encore")
  expect(picture().getByText("Encore")).toBeTruthy()
  await fill(user, "Label of descriptions", "Character")
  expect(picture().getByText("Character")).toBeTruthy()
  await fill(user, "Scoring guideline", "Seams first.")
  expect(picture().getByText(/Seams first\./)).toBeTruthy()
})

it("only what was changed is sent, with what was seen; unchanged words are not", async () => {
  const sent: unknown[] = []
  const { user, onClose } = dialog((words) => {
    sent.push(words)
    return saved()
  })
  await fill(user, "Section 2", "Accuracy")
  await fill(user, "Sound Participation", "Stage act")
  await user.click(used("Electric Vehicle"))
  await user.click(button("Save Words"))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const { sections } = USUAL_WORDS
  expect(sent).toEqual([
    {
      eventId: 1,
      sections: [sections[0], "Accuracy", ...sections.slice(2)],
      flags: { participatesInSound: { label: "Stage act" }, isElectricVehicle: { isUsed: false } },
      expected: {
        sections,
        flags: { participatesInSound: { label: "Sound Participation" }, isElectricVehicle: { isUsed: true } },
      },
    },
  ])
})

it.each([
  ["Section 2", "body", "Another section has this name already"],
  ["Section 2", " ", "Section name is required"],
  ["Section 2", "x".repeat(41), "Section name must be at most 40 characters; 41 were entered"],
  ["Label of descriptions", "x".repeat(31), "Description label must be at most 30 characters; 31 were entered"],
  ["Custom Paint", "electric-vehicle", "This is the name of another column of CSV files"],
  ["Custom Paint", "Voting ID", "This is the name of another column of CSV files"],
  ["Custom Paint", "x".repeat(61), "Label must be at most 60 characters; 61 were entered"],
])("%s cannot be %j: it is said at the field, which has the focus", async (label, text, sentence) => {
  const { user } = dialog()
  await fill(user, label, text)
  await user.click(button("Save Words"))
  expect(describedAs(label)).toContain(sentence)
  expect(document.activeElement).toBe(field(label))
})

it("a flag that is needed is said at its switch, which stays as it was set", async () => {
  const { message } = ERRORS.FLAG_IN_USE
  const { user, onClose } = dialog(() => {
    throw refused("FLAG_IN_USE", { issues: [{ path: ["flags", "hasCustomPaint", "isUsed"], message }] })
  })
  await user.click(used("Custom Paint"))
  await user.click(button("Save Words"))
  await expect.poll(() => document.activeElement).toBe(used("Custom Paint"))
  expect(screen.getAllByText(message).length).toBeGreaterThan(0)
  expect(onClose).not.toHaveBeenCalled()
})

it("back to the usual words fills the fields; it is saved only with the others", async () => {
  const sent: unknown[] = []
  const words = { ...USUAL_WORDS, descriptionLabel: "Cake", sections: ["Taste", ...USUAL_WORDS.sections.slice(1)] }
  const { user } = dialog((changes) => {
    sent.push(changes.sections?.[0])
    return saved()
  }, words)
  await user.click(button("Back to the usual words"))
  expect([field("Section 1").value, field("Label of descriptions").value, sent]).toEqual(["Body", "Vehicle", []])
  await user.click(button("Save Words"))
  await expect.poll(() => sent).toEqual(["Body"])
})

it("another browser saves the same field: both words are shown, and the chosen one is saved", async () => {
  const sent: unknown[] = []
  const { user, onClose } = dialog(({ sections, expected }) => {
    sent.push([sections?.[0], expected?.sections?.[0]])
    if (sent.length > 1) return saved()
    throw refused("FIELDS_CHANGED", { conflicts: [{ field: "sections.0", current: "Making" }] })
  })
  await fill(user, "Section 1", "Craftsmanship")
  await user.click(button("Save Words"))
  const panel = within(await screen.findByRole("alert"))
  expect([panel.getByText(/Yours: Craftsmanship/), panel.getByText(/Saved meanwhile: Making/)]).toHaveLength(2)
  await user.click(panel.getByRole("button", { name: "Keep Mine" }))
  await user.click(button("Save Words"))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toEqual([
    ["Craftsmanship", "Body"],
    ["Craftsmanship", "Making"],
  ])
})

it("the other’s word can be taken", async () => {
  const { user } = dialog(() => {
    throw refused("FIELDS_CHANGED", { conflicts: [{ field: "sections.0", current: "Making" }] })
  })
  await fill(user, "Section 1", "Craftsmanship")
  await user.click(button("Save Words"))
  await user.click(await screen.findByRole("button", { name: "Take the Other" }))
  expect(field("Section 1").value).toBe("Making")
})
