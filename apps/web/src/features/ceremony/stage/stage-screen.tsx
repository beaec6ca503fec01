import { stageKeyOf } from "@rosette/contract/screens"
import { useEffect } from "react"
import { useLocation } from "wouter"
import classes from "./stage.module.css"
import { StageView } from "./stage-view.tsx"
import { useProjector } from "./use-projector.ts"
import { useStage } from "./use-stage.ts"

/** The audience's screen on a projector: only the current line, without controls. */
export default function StageScreen() {
  const [path] = useLocation()
  const shown = useStage(stageKeyOf(path) ?? "")
  useProjector()
  useEffect(() => {
    document.title = "Stage · Rosette"
  }, [])
  return shown === null ? <main className={classes.stage} aria-busy="true" /> : <StageView shown={shown} />
}
