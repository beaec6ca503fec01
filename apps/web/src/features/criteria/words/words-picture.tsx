import { LIMITS } from "@rosette/contract/limits"
import { SECTIONS, sectionOf } from "@rosette/domain/contest/sections"
import { ENTRY_FLAGS, type EntryFlag, type Requirements } from "@rosette/domain/entries/entry-flags"
import { type EventWords, notApplicableText, usedFlags } from "@rosette/domain/events/event-words"
import classes from "./words.module.css"

type PicturedCriterion = Requirements & { name: string; description: string; maxPoints: number; order: number }

type Props = {
  words: EventWords
  criteria: readonly PicturedCriterion[]
  /** The field that is being typed in, such as "sections.0". */
  field: string
}

/** One criterion as a judge reads it with these words: of the section, and with the flag, that is being typed. */
export function WordsPicture({ words, criteria, field }: Props) {
  const [kind, key] = field.split(".")
  const typedSection = kind === "sections" ? SECTIONS[Number(key)]?.name : undefined
  const section = typedSection ?? sectionOf(criteria[0]?.order ?? 1)
  const criterion = criteria.find(({ order }) => sectionOf(order) === section)
  const flag = pictureFlag(words, kind === "flags" ? key : undefined, criterion)
  const { name, maxPoints, description } = criterion ?? EXAMPLE
  return (
    <figure className={classes.picture} aria-label="A criterion on a judge’s sheet">
      <figcaption className={classes.caption}>On a judge’s sheet</figcaption>
      <p className={classes.entry}>
        <b>{words.descriptionLabel}</b> of the entry
      </p>
      <div className={classes.section}>{words.sections[SECTIONS.findIndex((one) => one.name === section)]}</div>
      <div className={classes.criterion}>
        <div className={classes.name}>
          <b>{name}</b>
          <p className={classes.small}>
            Max: {maxPoints} pts
            {flag && ` ${notApplicableText([flag], words).join(" ")}`}
          </p>
          <p className={classes.small}>{description}</p>
        </div>
        <span className={classes.points}>
          <b>{flag ? "N/A" : maxPoints}</b>
          {!flag && ` / ${maxPoints}`}
        </span>
      </div>
      {words.guidance && (
        <p className={classes.small}>
          <b>Scoring guidelines:</b> {words.guidance}
        </p>
      )}
    </figure>
  )
}

const EXAMPLE = {
  name: "A criterion",
  maxPoints: LIMITS.criterion.defaultPoints,
  description: "What a judge should look at.",
}

/** The flag that is being typed, if it is used, or else one that the criterion requires. */
function pictureFlag(
  words: EventWords,
  typed: string | undefined,
  criterion: Requirements | undefined,
): EntryFlag | null {
  const used = usedFlags(words)
  const isRequired = (flag: EntryFlag) => criterion?.[ENTRY_FLAGS[flag].requirement] ?? false
  return used.find((flag) => flag === typed) ?? (typed ? undefined : used.find(isRequired)) ?? null
}
