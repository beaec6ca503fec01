import type { SyntheticEvent } from "react"
import classes from "./states.module.css"

export type DrawingName = "not-found" | "stopped" | "free-place" | "empty-sheet" | "free-chair" | "free-prize"

/** A picture in the style of the demo's cars. Decorative: the text beside it says the same. */
export const Drawing = ({ name, isWide = false }: { name: DrawingName; isWide?: boolean }) => (
  <DayOrDusk
    name={name}
    width={480}
    height={244}
    className={isWide ? `${classes.drawing} ${classes.wide}` : classes.drawing}
  />
)

type Props = { name: DrawingName | "winner"; width: number; height: number; className: string | undefined }

/** Without a network: nothing, instead of the browser's sign for a broken image. */
export const hideBroken = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.display = "none"
}

/** The same file twice, fetched once: `#dusk` has the colours of the dark scheme, which may differ from the system's. */
export const DayOrDusk = ({ name, className, ...size }: Props) =>
  ["", "#dusk"].map((light) => (
    <img
      key={light}
      src={`/drawings/${name}.svg${light}`}
      alt=""
      className={`${light ? classes.dusk : classes.day} ${className}`}
      onError={hideBroken}
      {...size}
    />
  ))
