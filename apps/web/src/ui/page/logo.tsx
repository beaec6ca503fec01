import figure from "../figures/figures.module.css"
import classes from "./page.module.css"

/** The path of a rosette's edge around (32, 25), about 40 units wide. */
export const SCALLOP =
  "M36.34 5.99A4.86 4.86 0 0 1 44.16 9.75A4.86 4.86 0 0 1 49.57 16.54A4.86 4.86 0 0 1 51.5 25A4.86 4.86 0 0 1 49.57 33.46" +
  "A4.86 4.86 0 0 1 44.16 40.25A4.86 4.86 0 0 1 36.34 44.01A4.86 4.86 0 0 1 27.66 44.01A4.86 4.86 0 0 1 19.84 40.25" +
  "A4.86 4.86 0 0 1 14.43 33.46A4.86 4.86 0 0 1 12.5 25A4.86 4.86 0 0 1 14.43 16.54A4.86 4.86 0 0 1 19.84 9.75" +
  "A4.86 4.86 0 0 1 27.66 5.99A4.86 4.86 0 0 1 36.34 5.99z"

type Props = {
  size?: number
  tone?: "ribbon" | "gold"
  /** The number in it; a tick without one. */
  place?: number
  className?: string
}

/** The prize rosette, `size` pixels wide; gold is only for winners. Decorative: the text beside it says the name. */
export function RosetteMark({ size = 32, tone = "ribbon", place, className }: Props) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      data-tone={tone}
      className={[classes.mark, className].filter(Boolean).join(" ")}
    >
      <path className={classes.tail} d="M21 38 12.5 58.5l8.3-1.9 4.6 6.4L33 43z" />
      <path className={classes.tail} d="M43 38 51.5 58.5l-8.3-1.9-4.6 6.4L31 43z" />
      <path className={classes.bloom} d={SCALLOP} />
      <circle className={classes.ring} cx="32" cy="25" r="14.5" />
      <circle className={classes.bloom} cx="32" cy="25" r="12" />
      {place === undefined ? (
        <path className={classes.tick} d="m26.2 25.4 4.1 4.2 7.8-8.6" />
      ) : (
        <text className={`${figure.figureTextText} ${classes.place}`} x="32" y="25">
          {place}
        </text>
      )}
    </svg>
  )
}
