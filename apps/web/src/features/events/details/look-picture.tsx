import type { Accent } from "@rosette/contract/accents"
import { thumbnailUrl } from "@rosette/contract/photo-paths"
import { accentStyle } from "../../../lib/accent-style.ts"
import classes from "./look.module.css"

type Props = { name: string; coverUrl: string | null; logoUrl: string | null; accent: Accent | null }

/** How the event looks to its judges, in small. Decorative: the fields beside it say the same. */
export const LookPicture = ({ name, coverUrl, logoUrl, accent }: Props) => (
  <div className={classes.picture} style={accentStyle(accent)} data-accent={accent ?? undefined} aria-hidden="true">
    {logoUrl && <img className={classes.logo} src={thumbnailUrl(logoUrl)} alt="" />}
    <p className={classes.kicker}>Judge Panel</p>
    <p className={classes.name}>{name || "Event Name"}</p>
    {coverUrl && <img className={classes.cover} src={thumbnailUrl(coverUrl)} alt="" />}
  </div>
)
