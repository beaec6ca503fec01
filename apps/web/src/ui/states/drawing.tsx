import classes from "./drawing.module.css"

export type DrawingName = "not-found" | "stopped" | "free-place" | "empty-sheet" | "free-chair" | "free-prize"

/** A picture in the style of the demo's cars. Decorative: the text beside it says the same. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <img src={`/drawings/${name}.svg`} alt="" width={480} height={244} className={classes.drawing} />
)
