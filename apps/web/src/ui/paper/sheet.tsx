import { type CSSProperties, createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from "react"
import { type FlowLayout, measureFlow } from "./measure-flow.ts"
import type { PaperSize } from "./paper-size.ts"
import classes from "./sheet.module.css"
import { useFit } from "./use-fit.ts"
import "./page-sizes.css"

/** `version` is at the bottom of each sheet; null for papers that have none. */
type PaperFrame = { size: PaperSize; eventName: string; version: string | null }

const PaperContext = createContext<PaperFrame | null>(null)
export const PaperProvider = PaperContext.Provider

function usePaperFrame(): PaperFrame {
  const frame = useContext(PaperContext)
  if (!frame) throw new Error("A sheet must be inside a PaperProvider")
  return frame
}

type PageProps = {
  /** One of the formats in `page-sizes.css`. */
  format: `${PaperSize}-${"portrait" | "landscape"}` | "label-62x100"
  /** What is on it, for screen readers. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** One sheet of paper in its real size. */
export const PaperPage = ({ format, label, className, children }: PageProps) => (
  <section className={classes.frame} data-sheet={format} aria-label={label}>
    <div className={[classes.sheet, className].filter(Boolean).join(" ")}>{children}</div>
  </section>
)

type Props = {
  orientation: "portrait" | "landscape"
  label: string
  /** At the bottom, before the version: the page's number or owner. */
  foot?: string
  /** For sheets that show the event themselves. */
  hidesEvent?: boolean
  children: ReactNode
}

/** A sheet with margins and a line at the bottom: the event, the page's number or owner, the version and its digits. */
export function Sheet({ orientation, label, foot, hidesEvent = false, children }: Props) {
  const { size, eventName, version } = usePaperFrame()
  return (
    <PaperPage format={`${size}-${orientation}`} label={label} className={classes.margins}>
      {children}
      <p className={classes.foot}>
        <bdi className={classes.about}>{[hidesEvent ? "" : eventName, foot].filter(Boolean).join(" · ")}</bdi>
        {version !== null && <span className={classes.version}>{version}</span>}
      </p>
    </PaperPage>
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
