import type { ReactNode } from "react"
import classes from "./finale.module.css"
import chooser from "./role-chooser.module.css"
import { PlaceRosette } from "./sample-sheet.tsx"

/** The end of a show, and of the page: the stage, what follows it, and the way on. */
export const Finale = ({ children }: { children: ReactNode }) => (
  <div className={classes.finale}>
    <div className={classes.stage} aria-hidden="true">
      <div className={classes.photo}>
        <PlaceRosette place={1} width={56} />
      </div>
      <p>
        <small>Best of Show</small>
        {"1967 Ford\nMustang\nFastback"}
      </p>
    </div>
    <div className={classes.words}>
      <h3 className={chooser.title}>For Everyone</h3>
      <p>
        The winners appear on the big screen, place by place. A public page tells every participant their place, and
        why.
      </p>
      {children}
    </div>
  </div>
)
