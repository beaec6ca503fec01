import moment from "./stage-moment.module.css"
import classes from "./stage-picture.module.css"

/** The class of a part in its place, and in the moment in which it comes. */
export const both = (part: "frame" | "head" | "photo" | "picture" | "prize" | "winner" | "winners"): string =>
  `${classes[part]} ${moment[part] ?? ""}`
