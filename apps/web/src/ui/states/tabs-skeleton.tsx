import { Skeleton } from "@mantine/core"
import classes from "./tabs-skeleton.module.css"

/** As wide as the words on the dashboard's tabs, in rem. */
const WIDTHS = [6.25, 7, 7, 6.5, 5.25, 5]

/** In the place of the row of tabs, and as high: nothing below it moves when they come. */
export const TabsSkeleton = () => (
  <div className={classes.row} aria-hidden="true">
    {WIDTHS.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <Skeleton key={index} height="1rem" width={`${width}rem`} />
    ))}
  </div>
)
