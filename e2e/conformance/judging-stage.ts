import { found, type Stage } from "./table.ts"

export const isShownEntry = ({ page }: Stage, entry: string) =>
  found(page.getByRole("heading", { name: entry }).first()).toBeVisible()

export const button = ({ page }: Stage, name: string | RegExp) => page.getByRole("button", { name }).first()
export const isShown = (stage: Stage, text: string | RegExp) => found(stage.page.getByText(text).first()).toBeVisible()
export const search = ({ page }: Stage) => page.getByPlaceholder("Search entries, names, IDs...")
export const slider = ({ page }: Stage, name: string) => page.getByRole("slider", { name: new RegExp(name) })
