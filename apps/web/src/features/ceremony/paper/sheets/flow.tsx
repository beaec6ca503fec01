import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { type FlowLayout, measureFlow } from "./measure-flow.ts"
import { Sheet, usePaperFrame } from "./sheet.tsx"
import classes from "./sheets.module.css"

type Props<Piece> = {
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
export function Flow<Piece>({ pieces, label, head, foot, hidesEvent, least = 1, children }: Props<Piece>) {
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
