import { addJudge } from "../pages/prepared-event.ts"
import { openJudging } from "../pages/signed-in.ts"
import { found, type Stage } from "./table.ts"

/** A judge of the scene's own, so that no scene sees what another has scored. */
export async function openAs(stage: Stage, name: string): Promise<void> {
  // The page before still tells of a judge whose session ends here.
  stage.noise.expect(/status of 401.*judge\.report/)
  const judge = await addJudge(stage.api, stage.world.event.id, name)
  await openJudging(stage.page, judge)
  await found(stage.page.getByRole("heading", { name: "Silver Arrow" }).first()).toBeVisible()
}

export const button = ({ page }: Stage, name: string | RegExp) => page.getByRole("button", { name }).first()
export const isShown = (stage: Stage, text: string | RegExp) => found(stage.page.getByText(text).first()).toBeVisible()
export const search = ({ page }: Stage) => page.getByPlaceholder("Search entries, names, IDs...")
export const slider = ({ page }: Stage, name: string) => page.getByRole("slider", { name: new RegExp(name) })
