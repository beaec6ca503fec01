import { stageKeyOf } from "@rosette/contract"
import { useEffect } from "react"
import { useLocation } from "wouter"
import classes from "./stage.module.css"
import { StageView } from "./stage-view.tsx"
import { useProjector } from "./use-projector.ts"
import { useStage } from "./use-stage.ts"

/** What an audience sees on a projector: nothing but the present line, and nothing to press. */
export function StageScreen() {
  const [path] = useLocation()
  const shown = useStage(stageKeyOf(path) ?? "")
  useProjector()
  useEffect(() => {
    document.title = "Stage · Rosette"
  }, [])
  return shown === null ? <main className={classes.stage} aria-busy="true" /> : <StageView shown={shown} />
}
