import { Skeleton } from "@mantine/core"
import classes from "./states.module.css"

/** The widths of the labels of the dashboard's tabs, in rem. */
const WIDTHS = [6.25, 7, 7, 6.5, 5.25, 5]

/** A placeholder for the tabs with their height, so that nothing below moves when they load. */
export const TabsSkeleton = () => (
  <div className={classes.row} aria-hidden="true">
    {WIDTHS.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <Skeleton key={index} height="1rem" width={`${width}rem`} />
    ))}
  </div>
)
