import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { useMemo, useState } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { QueryState } from "../../../ui/states/loaded.tsx"
import { classChoices, type NamedClasses } from "../../classes/class-choice.ts"
import { assignmentsOf, type Scope, type ScopeEdits, scopeIn, sheetsNumber, sheetsProblem } from "./assign-values.ts"

type Stored = { judges: JudgeForOrganizer[]; classes: NamedClasses; sheetsPerEntry: number | null }

/** The judges, classes and the number of sheets as they are stored now. */
export function useStoredAssignment(eventId: number): QueryState<Stored> {
  const judges = trpc.organizer.judges.useQuery({ eventId })
  const classes = trpc.organizer.classes.useQuery({ eventId })
  const rules = trpc.organizer.rules.useQuery({ eventId })
  const data = useMemo(
    () =>
      judges.data && classes.data && rules.data
        ? { judges: judges.data, classes: classes.data, sheetsPerEntry: rules.data.sheetsPerEntry }
        : undefined,
    [judges.data, classes.data, rules.data],
  )
  return {
    data,
    error: judges.error ?? classes.error ?? rules.error,
    isFetching: judges.isFetching || classes.isFetching || rules.isFetching,
    refetch: () => Promise.all([judges.refetch(), classes.refetch(), rules.refetch()]),
  }
}

/** What is changed in the dialog, over what is stored. */
export function useAssignment({ judges, classes, sheetsPerEntry }: Stored) {
  const [edits, setEdits] = useState<ScopeEdits>(new Map())
  const [typed, setTyped] = useState<number | string | null>(null)
  const sheets = typed ?? sheetsPerEntry ?? ""
  const assignments = assignmentsOf(edits, judges)
  const isOtherNumber = sheetsNumber(sheets) !== sheetsPerEntry
  return {
    judges,
    classes: classes.length > 0 ? classChoices(classes) : [],
    scopeOf: (judge: JudgeForOrganizer) => scopeIn(edits, judge),
    change: (judge: JudgeForOrganizer, part: Partial<Scope>) =>
      setEdits((before) => new Map(before).set(judge.id, { ...scopeIn(before, judge), ...part })),
    edits,
    sheets,
    setSheets: setTyped,
    /** What is different from what is stored, as the call takes it. */
    changes: {
      assignments,
      ...(isOtherNumber && sheetsProblem(sheets) === null && { sheetsPerEntry: sheets === "" ? null : Number(sheets) }),
    },
    isDirty: assignments.length > 0 || isOtherNumber,
  }
}

export type Assignment = ReturnType<typeof useAssignment>
