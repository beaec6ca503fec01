import { createContext, type ReactNode, useContext } from "react"
import type { PaperVersion } from "../content/paper-version.ts"
import type { PaperSize } from "../paper-choice.ts"
import "../page-sizes.css"
import classes from "./sheets.module.css"

type PaperFrame = { size: PaperSize; paper: Pick<PaperVersion, "version" | "digits"> & { eventName: string } }

const PaperContext = createContext<PaperFrame | null>(null)
export const PaperProvider = PaperContext.Provider

export function usePaperFrame(): PaperFrame {
  const frame = useContext(PaperContext)
  if (!frame) throw new Error("A sheet must be inside a PaperProvider")
  return frame
}

type Props = {
  orientation: "portrait" | "landscape"
  /** What is on it, for screen readers. */
  label: string
  /** At the bottom, before the version: the page's number or owner. */
  foot?: string
  /** For sheets that show the event themselves. */
  hidesEvent?: boolean
  children: ReactNode
}

/** One sheet of paper in its real size, with the version and its digits at the bottom. */
export function Sheet({ orientation, label, foot, hidesEvent = false, children }: Props) {
  const { size, paper } = usePaperFrame()
  return (
    <section className={classes.frame} data-sheet={`${size}-${orientation}`} aria-label={label}>
      <div className={classes.sheet}>
        {children}
        <p className={classes.foot}>
          <bdi className={classes.about}>{[hidesEvent ? "" : paper.eventName, foot].filter(Boolean).join(" · ")}</bdi>
          <span className={classes.version}>
            Version {paper.version} · {paper.digits}
          </span>
        </p>
      </div>
    </section>
  )
}
