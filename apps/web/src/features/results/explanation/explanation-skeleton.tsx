import { Box, Table } from "@mantine/core"
import type { CSSProperties } from "react"
import type { EntryResult } from "../entry-result.ts"
import classes from "./explanation.module.css"
import { hasColumns } from "./explanation-points.tsx"

/** Three criteria, and the others in one row. */
const MOST_DECIDED = 4
const WIDTHS = [7, 5, 8, 6, 9, 5.5]

type Props = {
  criteria: EntryResult["criteria"]
  /** How many judges have submitted a sheet. */
  judges: number
  /** Whether it is compared with another entry. */
  isCompared: boolean
}

/** The outline of an explanation: its sentence, and the criteria with the judges' points, in the rows of the real table. */
export function ExplanationSkeleton({ criteria, judges, isCompared }: Props) {
  const columns: CSSProperties & { "--judges": number } = { "--judges": judges }
  return (
    <div className={classes.skeleton} aria-hidden>
      <div className={classes.sentence}>
        <span className={classes.line} style={{ width: "90%" }} />
        <span className={classes.line} style={{ width: "55%" }} />
      </div>
      {isCompared && (
        <>
          <Box component="span" display="block" h="4.25rem" mt="sm" bdrs="md" bg="var(--bone)" />
          <Box component="span" display="block" w="10rem" h="1.25rem" mt="1.25rem" mb="xs" bdrs="xs" bg="var(--bone)" />
          <DecidedBones rows={Math.min(criteria.length, MOST_DECIDED)} />
        </>
      )}
      <Box component="span" display="block" w="10rem" h="1.25rem" mt="1.25rem" mb="xs" bdrs="xs" bg="var(--bone)" />
      <div
        className={classes.points}
        data-columns={hasColumns(judges) || undefined}
        data-compared={isCompared || undefined}
        style={columns}
      >
        <div className={classes.row} data-head>
          <Bone width={5} className={classes.pointsName} />
          <Bone width={7} className={classes.given} />
          <Bone width={4} className={classes.average} />
        </div>
        {criteria.map(({ criterionId }, at) => (
          <div key={criterionId} className={classes.row}>
            <span className={classes.pointsName}>
              <span className={classes.line} style={{ width: `${WIDTHS[at % WIDTHS.length] ?? 0}rem` }} />
            </span>
            {hasColumns(judges) ? <GivenBones judges={judges} /> : <Bone width={5} className={classes.given} />}
            <Bone width={4} className={classes.average} />
            {isCompared && <Bone width={2} className={classes.difference} />}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The few criteria that decided, and the others in one row. */
const DecidedBones = ({ rows }: { rows: number }) => (
  <Table horizontalSpacing={0} className={classes.decided}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>
          <Bone width={5} className={undefined} />
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Table.Tr key={at}>
          <Table.Td>
            <Bone width={WIDTHS[at % WIDTHS.length] ?? 0} className={undefined} />
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)

/** The points of each judge, in as many lines as they will take. */
const GivenBones = ({ judges }: Pick<Props, "judges">) => (
  <div className={classes.given}>
    <ul>
      {Array.from({ length: judges }, (_, at) => {
        const column: CSSProperties & { "--column": number } = { "--column": at + 1 }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={at} style={column}>
            <Bone width={4} className={undefined} />
          </li>
        )
      })}
    </ul>
  </div>
)

/** A grey bar on a line of text that keeps its height. */
const Bone = ({ width, className }: { width: number; className: string | undefined }) => (
  <span className={className}>
    <span className={classes.line} style={{ width: `${width}rem` }} />
  </span>
)
