import type { Award } from "@rosette/contract/awards"
import type { EntryClass } from "@rosette/contract/classes"
import { aClass, anAward } from "@rosette/contract/fixtures"
import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button, describedAs, field, fill, pressInMenu } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { ClassesDialog } from "./classes-dialog.tsx"

const EARLY: EntryClass = aClass({ minEntries: 5, entryCount: 2, isBelowMin: true })
const FOR_EARLY: Award = anAward({ id: 9, name: "Best Veteran", basis: "class", basisId: 3 })
const MODERN: EntryClass = { ...EARLY, id: 4, name: "Modern", code: "", order: 2, minEntries: 0, isBelowMin: false }

/** Opens the dialog with these classes; the answers may change them. */
async function open(list: EntryClass[], answers: Answers = {}) {
  const onClose = vi.fn()
  const classes = { list }
  const shown = showWithServer(<ClassesDialog eventId={1} isOpen onClose={onClose} />, {
    "organizer.classes": () => classes.list,
    "awards.list": () => [],
    ...answers,
  })
  await screen.findByRole("button", { name: "Add Class" })
  return { onClose, classes, ...shown }
}

const rows = () => screen.queryAllByRole("row").map((row) => row.textContent ?? "")
const notices = () => currentNotices().map(({ title, message }) => `${title}: ${message}`)
const press = (name: string) => screen.getByRole("button", { name })
const select = () => screen.getByRole<HTMLSelectElement>("combobox")

it("lists each class with its code and size, and marks one that is too small", async () => {
  await open([EARLY, MODERN])
  expect(rows().slice(1)).toEqual([
    expect.stringMatching(/Pre-1960 \(A\).*2 entries, smallest size 5.*Below its smallest size/),
    expect.stringMatching(/Modern.*2 entries$|Modern.*2 entries/),
  ])
  expect(rows()[2]).not.toContain("smallest size")
})

it("without classes says so", async () => {
  await open([])
  screen.getByText("This event has no classes yet.")
  expect(rows()).toEqual([])
})

it("adds a class after the others by keyboard, and focuses it", async () => {
  const { user, classes } = await open([EARLY, MODERN], {
    "organizer.createClass": ({ name }) => {
      const added = { ...MODERN, id: 9, name, order: 3 }
      classes.list = [EARLY, MODERN, added]
      return added
    },
  })
  await user.click(button("Add Class"))
  await expect.poll(() => document.activeElement).toBe(field("Class Name"))
  expect(field("Order").value).toBe("3")
  await user.keyboard("Bikes{Enter}")
  await waitFor(() => expect(document.activeElement).toBe(press("Edit Bikes")))
  expect(notices()).toEqual(["Class added: Bikes"])
})

it("shows invalid values and a taken name on their fields; nothing typed is lost", async () => {
  const { user } = await open([EARLY], {
    "organizer.createClass": () => {
      throw refused("CLASS_NAME_TAKEN")
    },
  })
  await user.click(button("Add Class"))
  await fill(user, "Smallest Size", "-1")
  await user.keyboard("{Enter}")
  expect([describedAs("Class Name"), describedAs("Smallest Size")]).toEqual([
    "Class name is required",
    expect.stringContaining("Smallest size must be a whole number from 0"),
  ])
  await fill(user, "Smallest Size", "2")
  await fill(user, "Class Name", "pre-1960")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(describedAs("Class Name")).toContain("class"))
  await expect.poll(() => document.activeElement).toBe(field("Class Name"))
  expect(field("Smallest Size").value).toBe("2")
})

it("sends only what was changed with what was seen; a conflict shows both values", async () => {
  const updateClass = vi
    .fn<NonNullable<Answers["organizer.updateClass"]>>(() => EARLY)
    .mockImplementationOnce(() => {
      throw refused("FIELDS_CHANGED", { conflicts: [{ field: "name", current: "Veterans" }] })
    })
  const { user } = await open([EARLY, MODERN], { "organizer.updateClass": updateClass })
  await user.click(press("Edit Pre-1960"))
  await fill(user, "Class Name", "Before 1960")
  await user.keyboard("{Enter}")
  expect((await screen.findByRole("alert")).textContent).toContain("Saved meanwhile: Veterans")
  await user.click(button("Keep Mine"))
  await user.click(button("Save Changes"))
  await waitFor(() => expect(document.activeElement).toBe(press("Edit Pre-1960")))
  expect(updateClass).toHaveBeenLastCalledWith({ classId: 3, name: "Before 1960", expected: { name: "Veterans" } })
})

it("a class deleted by somebody else can be added as a new one, once it is valid", async () => {
  const createClass = vi.fn(() => EARLY)
  const { user } = await open([EARLY], {
    "organizer.createClass": createClass,
    "organizer.updateClass": () => {
      throw refused("NOT_FOUND")
    },
  })
  await user.click(press("Edit Pre-1960"))
  await fill(user, "Code", "P")
  await user.keyboard("{Enter}")
  await screen.findByRole("button", { name: "Add as a new class" })
  await user.clear(field("Class Name"))
  await user.click(button("Add as a new class"))
  await waitFor(() => expect(document.activeElement).toBe(field("Class Name")))
  expect([createClass.mock.calls.length, describedAs("Class Name") === ""]).toEqual([0, false])
  await user.keyboard("Pre-1960")
  await user.click(button("Add as a new class"))
  await waitFor(() =>
    expect(createClass).toHaveBeenCalledWith(expect.objectContaining({ name: "Pre-1960", code: "P" })),
  )
})

it("Escape goes back to the list, and asks first if something was typed", async () => {
  const { user, onClose } = await open([EARLY])
  await user.click(press("Edit Pre-1960"))
  await user.keyboard("{Escape}")
  await expect.poll(() => document.activeElement).toBe(press("Edit Pre-1960"))
  await user.click(press("Edit Pre-1960"))
  await fill(user, "Code", "P")
  await user.keyboard("{Escape}")
  await user.click(await screen.findByRole("button", { name: "Keep Editing" }))
  expect(field("Code").value).toBe("P")
  await user.keyboard("{Escape}")
  await user.click(await screen.findByRole("button", { name: "Discard" }))
  await screen.findByRole("button", { name: "Edit Pre-1960" })
  expect(onClose).not.toHaveBeenCalled()
  await user.click(button("Close"))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it("the confirmation of a merger says how many entries move and what happens to awards", async () => {
  const mergeClass = vi.fn(() => ({ moved: 2 }))
  const { user } = await open([EARLY, MODERN], { "organizer.mergeClass": mergeClass })
  await user.click(press("Merge Pre-1960 into another class"))
  await expect.poll(() => document.activeElement).toBe(select())
  expect(button("Merge Class").disabled).toBe(true)
  await user.selectOptions(select(), "Modern")
  screen.getByText(
    "2 entries will move to “Modern”. Awards for “Pre-1960” will be for “Modern”, and “Pre-1960” will be deleted. This cannot be undone.",
  )
  await user.click(button("Merge Class"))
  await waitFor(() => expect(document.activeElement).toBe(press("Edit Modern")))
  expect(mergeClass).toHaveBeenCalledWith({ classId: 3, intoClassId: 4 })
  expect(notices()).toEqual(["Classes merged: 2 entries moved to “Modern”."])
})

it("the confirmation of a merger names the awards that keep their names", async () => {
  const { user } = await open([EARLY, MODERN], { "awards.list": () => [FOR_EARLY, { ...FOR_EARLY, basisId: 4 }] })
  await user.click(press("Merge Pre-1960 into another class"))
  await user.selectOptions(select(), "Modern")
  await screen.findByText(/The awards keep their names, which you can change in Awards: “Best Veteran”\. This cannot/)
})

it("a class that is in use says so before, and offers to merge it", async () => {
  const { user } = await open([EARLY, MODERN], { "awards.list": () => [FOR_EARLY] })
  await pressInMenu(user, "Delete Pre-1960")
  await screen.findByText(
    "“Pre-1960” cannot be deleted: 2 entries are in it, and the award Best Veteran is for it. Merge it into another class, or change these first.",
  )
  expect(button("Delete Class").disabled).toBe(true)
  await user.click(button("Merge Instead"))
  await expect.poll(() => document.activeElement).toBe(select())
})

it("a class that somebody else uses meanwhile says why it was not deleted", async () => {
  const { user } = await open([{ ...EARLY, entryCount: 0 }], {
    "awards.list": () => [],
    "organizer.deleteClass": () => {
      throw refused("CLASS_IN_USE")
    },
  })
  await pressInMenu(user, "Delete Pre-1960")
  await expect.poll(() => document.activeElement).toBe(button("Cancel"))
  await user.click(button("Delete Class"))
  expect((await screen.findByRole("alert")).textContent).toContain("The class was not deleted")
})

it("a class that somebody else deletes during the confirmation cannot be merged any more", async () => {
  const { user, classes } = await open([EARLY, MODERN], {
    "organizer.mergeClass": () => {
      classes.list = [MODERN]
      throw refused("NOT_FOUND")
    },
  })
  await user.click(press("Merge Pre-1960 into another class"))
  await user.selectOptions(select(), "Modern")
  await user.click(button("Merge Class"))
  await screen.findByText("“Pre-1960” is no longer there: somebody else has removed it.")
  expect(button("Merge Class").disabled).toBe(true)
  await user.click(button("Cancel"))
  await expect.poll(() => document.activeElement).toBe(button("Add Class"))
})

it("the late answer to a save leaves the form that is open by then", async () => {
  const late = Promise.withResolvers<EntryClass>()
  const { user } = await open([EARLY, MODERN], { "organizer.updateClass": () => late.promise })
  await user.click(press("Edit Pre-1960"))
  await fill(user, "Class Name", "Before 1960")
  await user.click(button("Save Changes"))
  await user.click(await screen.findByText("Cancel"))
  await user.click(press("Edit Modern"))
  await fill(user, "Class Name", "Modern cars")
  late.resolve({ ...EARLY, name: "Before 1960" })
  await expect.poll(notices).toEqual(["Class saved: Before 1960"])
  expect(field("Class Name").value).toBe("Modern cars")
  await user.click(button("Cancel"))
  await screen.findByText("Discard what you typed?")
})
