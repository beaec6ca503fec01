import classes from "./figures.module.css"

type Props = {
  /** The metal is "open" before the place is won, otherwise one of the palette; a winner without a place has a tick. */
  prize: { metal: string; place: number | null }
  /** Its width in pixels, unless a style sheet has it. */
  size?: number
  className?: string | undefined
}

/** The rosette of a prize, pleated, with its place or a tick; one that is won has ribbons. Decorative: the words beside it say the same. */
export const PrizeRosette = ({ prize: { metal, place }, size, className }: Props) => (
  <svg
    viewBox={metal === "open" ? "10 2 44 46" : "10 2 44 62"}
    width={size}
    aria-hidden="true"
    data-metal={metal}
    className={[classes.prize, className].filter(Boolean).join(" ")}
  >
    {metal !== "open" && (
      <path
        className={classes.tails}
        d="M21 38 12.5 58.5l8.3-1.9 4.6 6.4L33 43zM43 38 51.5 58.5l-8.3-1.9-4.6 6.4L31 43z"
      />
    )}
    <circle className={classes.petals} cx="32" cy="25" r="17" pathLength="14" />
    <circle className={classes.pleats} cx="32" cy="25" r="17.5" pathLength="14" />
    <circle className={classes.rim} cx="32" cy="25" r="14.5" />
    <circle className={classes.heart} cx="32" cy="25" r="12.5" />
    {place === null ? (
      <path className={classes.prizeTick} d="m26.2 25.4 4.1 4.2 7.8-8.6" />
    ) : (
      <text className={classes.place} x="32" y="30.6">
        {place}
      </text>
    )}
  </svg>
)
