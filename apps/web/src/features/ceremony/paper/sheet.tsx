import type { SnapshotBody } from "@rosette/contract/snapshots"
import { type CSSProperties, createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from "react"
import { accentStyle } from "../../../lib/accent-style.ts"
import { useFit } from "../use-fit.ts"
import { type FlowLayout, measureFlow } from "./measure-flow.ts"
import type { PaperSize } from "./paper-choice.ts"
import type { PaperVersion } from "./paper-version.ts"
import classes from "./sheets.module.css"
import "./page-sizes.css"

type PaperFrame = { size: PaperSize; paper: Pick<PaperVersion, "version" | "digits"> & { eventName: string } }

const PaperContext = createContext<PaperFrame | null>(null)
export const PaperProvider = PaperContext.Provider

function usePaperFrame(): PaperFrame {
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

type FlowProps<Piece> = {
  /** Keep the same array for the same content: a new one is laid out again. */
  pieces: readonly Piece[]
  label: string
  /** On every page. */
  head?: ReactNode
  /** At the bottom of every page, before its number. */
  foot?: string
  hidesEvent?: boolean
  /** The smallest text scale for keeping everything on one page; 1: it never shrinks. */
  least?: number
  /** Renders some of the pieces; while they are measured each must be its own element. */
  children: (pieces: readonly Piece[], isMeasured: boolean) => ReactNode
}

/** Portrait sheets, as many as the pieces need. */
export function Flow<Piece>({ pieces, label, head, foot, hidesEvent, least = 1, children }: FlowProps<Piece>) {
  const { size } = usePaperFrame()
  const body = useRef<HTMLDivElement>(null)
  const [laidOut, setLaidOut] = useState<(FlowLayout & { of: readonly Piece[]; size: string }) | null>(null)
  const layout = laidOut?.of === pieces && laidOut.size === size ? laidOut : null
  useLayoutEffect(() => {
    if (layout || !body.current) return
    setLaidOut({ ...measureFlow(body.current, least), of: pieces, size })
  }, [layout, least, pieces, size])
  const starts = layout?.starts ?? [0]
  const style: (CSSProperties & { "--fit": number }) | undefined = layout ? { "--fit": layout.fit } : undefined
  return starts.map((start, index) => {
    const number = `Page ${index + 1} of ${starts.length}`
    return (
      <Sheet
        key={start}
        orientation="portrait"
        label={starts.length > 1 ? `${label}, ${number.toLowerCase()}` : label}
        foot={[foot, starts.length > 1 && number].filter(Boolean).join(" · ")}
        hidesEvent={hidesEvent ?? false}
      >
        {head}
        <div ref={index === 0 ? body : undefined} className={classes.body} style={style}>
          {children(pieces.slice(start, starts[index + 1]), layout === null)}
        </div>
      </Sheet>
    )
  })
}

type FitTextProps = { className?: string | undefined; children: ReactNode }

/** Text that shrinks until it fits its box. The class sets the size in --size and the box's largest height. */
export function FitText({ className, children }: FitTextProps) {
  const box = useFit<HTMLDivElement>(children)
  return (
    <div ref={box} dir="auto" className={[classes.fit, className].filter(Boolean).join(" ")}>
      {children}
    </div>
  )
}

type PaperHeadProps = { title: string; event: SnapshotBody["event"] }

/** The title of a list, and its event. */
export function PaperHead({ title, event }: PaperHeadProps) {
  const facts = [event.date, event.location].filter(Boolean).join(" · ")
  return (
    <div className={classes.listsHead} style={accentStyle(event.accent)} data-accent={event.accent ?? undefined}>
      {event.logoUrl && <img className={classes.logo} src={event.logoUrl} alt="" />}
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.listsEvent} dir="auto">
        {event.name}
      </p>
      {facts && (
        <p className={classes.listsFacts} dir="auto">
          {facts}
        </p>
      )}
    </div>
  )
}
