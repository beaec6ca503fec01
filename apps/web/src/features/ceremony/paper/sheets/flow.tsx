import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react"
import classes from "./flow.module.css"
import { type FlowLayout, measureFlow } from "./measure-flow.ts"
import { Sheet, usePaperFrame } from "./sheet.tsx"

type Props<Piece> = {
  /** The same list for the same content: another one is laid out anew. */
  pieces: readonly Piece[]
  label: string
  /** On every page. */
  head?: ReactNode
  /** At the foot of every page, before its number. */
  foot?: string
  hidesEvent?: boolean
  /** How small text may become to stay on one page; 1: it never shrinks. */
  least?: number
  /** Some of the pieces; while they are measured each is an element of its own. */
  children: (pieces: readonly Piece[], isMeasured: boolean) => ReactNode
}

/** Upright sheets, as many as the pieces take. */
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
