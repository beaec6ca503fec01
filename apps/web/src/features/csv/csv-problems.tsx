import { Text } from "@mantine/core"
import type { RowIssue } from "@rosette/contract"
import { plural } from "../../lib/format.ts"
import classes from "./csv-preview.module.css"
import type { CsvRow } from "./csv-rows.ts"

const SHOWN_PROBLEMS = 200

/** What must be mended in the file, cell by cell; a row is also named by its entry, as row numbers differ by program. */
export function CsvProblems({ problems, rows }: { problems: readonly RowIssue[]; rows: readonly CsvRow[] }) {
  const shown = problems.slice(0, SHOWN_PROBLEMS)
  const hidden = problems.length - shown.length
  return (
    <div>
      <Text mb="xs">
        {plural(problems.length, "cell needs", "cells need")} correction. Mend the file and choose it again.
      </Text>
      <section
        className={`${classes.scroll} ${classes.tall}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Rows that need correction"
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Entry</th>
              <th scope="col">Column</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, column, message }) => (
              <tr key={`${row} ${column} ${message}`}>
                <td>{row}</td>
                <td>{rows[row - 1]?.["Entry Name"] || "–"}</td>
                <td>{column}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hidden > 0 && (
        <Text mt="xs" c="dimmed">
          And {plural(hidden, "more cell", "more cells")}.
        </Text>
      )}
    </div>
  )
}
