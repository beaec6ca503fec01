import classes from "./stage.module.css"

/** Two or more pieces of a word with hyphens between them. */
const HYPHENATED = /(\S+[-\u2010]\S+)/

/** A text whose words are not broken after a hyphen, unless they fit no other way: "E-Type". The text itself is unchanged. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(HYPHENATED).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are never reordered
      <span key={index} className={classes.whole}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
