import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { BackupLine } from "./backup-line.tsx"

const LONG_AGO = "2026-01-02T10:00:00.000Z"

it("shows a failure as an alert, with its reason and the last backup", () => {
  show(<BackupLine everySeconds={86_400} lastAt={LONG_AGO} failure="The backup failed: no space left." />)
  const alert = screen.getByRole("alert")
  expect(alert.textContent).toContain("The last backup failed")
  expect(alert.textContent).toContain("no space left. The last backup is of")
})

it.each([
  [null, null, "every score since your own last backup is lost."],
  [86_400, null, "Backups are made by themselves. There is no backup yet."],
  [86_400, LONG_AGO, "The last one was made"],
] as const)("shows the state of the backups: every %s seconds, last %s", (everySeconds, lastAt, text) => {
  show(<BackupLine everySeconds={everySeconds} lastAt={lastAt} failure={null} />)
  expect(screen.getByText(new RegExp(text))).toBeTruthy()
  expect(screen.queryByRole("alert")).toBeNull()
})
