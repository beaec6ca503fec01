import { MultiSelect } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { useWords } from "../../words/words-context.ts"
import { type Choice, isChosen, toggled } from "./assign-values.ts"
import classes from "./assigning.module.css"
import type { Assignment } from "./use-assignment.ts"

/** A row a judge, a column a class, and the sections. */
export function AssignGrid(assignment: Assignment) {
  const { judges, classes: choices } = assignment
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section className={classes.box} tabIndex={0} aria-label="Who judges what">
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col">Judge</th>
            {choices.length > 0 && <th scope="col">All classes</th>}
            {choices.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Sections</th>
          </tr>
        </thead>
        <tbody>
          {judges.map((judge) => (
            <JudgeRow key={judge.id} judge={judge} {...assignment} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function JudgeRow({ judge, classes: choices, scopeOf, change }: Assignment & { judge: JudgeForOrganizer }) {
  const { name, hasLeft } = judge
  const { classIds, sections } = scopeOf(judge)
  const all = choices.map(({ id }) => id)
  const choose = (next: Choice) => change(judge, { classIds: next })
  return (
    <tr>
      <th scope="row">
        {name}
        {hasLeft && <span className={classes.left}> · Left</span>}
      </th>
      {choices.length > 0 && (
        <Cell
          label={`${name}: all classes`}
          isChecked={classIds === "all"}
          onChange={() => choose(classIds === "all" ? [] : "all")}
        />
      )}
      {choices.map((one) => (
        <Cell
          key={one.id}
          label={`${name}: ${one.name}`}
          isChecked={isChosen(classIds, one.id)}
          onChange={() => choose(toggled(classIds, one.id, all))}
        />
      ))}
      <td>
        <SectionsField name={name} value={sections} onChange={(next) => change(judge, { sections: next })} />
      </td>
    </tr>
  )
}

type CellProps = { label: string; isChecked: boolean; onChange: () => void }

/** A plain checkbox: there is one for each judge and class. */
const Cell = ({ label, isChecked, onChange }: CellProps) => (
  <td>
    <label className={classes.cell}>
      <input type="checkbox" aria-label={label} checked={isChecked} onChange={onChange} />
    </label>
  </td>
)

type SectionsProps = { name: string; value: Choice; onChange: (next: Choice) => void }

function SectionsField({ name, value, onChange }: SectionsProps) {
  const words = useWords()
  const isAll = value === "all"
  return (
    <MultiSelect
      aria-label={`Sections of ${name}`}
      placeholder={isAll ? "All sections" : undefined}
      data={words.sections.map((section, index) => ({ value: String(index + 1), label: section }))}
      value={isAll ? [] : value.map(String)}
      onChange={(next) => onChange(next.length === 0 ? "all" : next.map(Number).sort((a, b) => a - b))}
    />
  )
}
