type Judge = { id: number; name: string }

const wordsOf = (name: string): string[] => name.trim().split(/\s+/)

/** "Marta", "Marta K." if another judge has the same first name, and the whole name if that is not enough. */
export function shortNames(judges: readonly Judge[]): ReadonlyMap<number, string> {
  const forms = [({ name }: Judge) => wordsOf(name)[0] ?? name, withInitial, ({ name }: Judge) => name]
  return new Map(
    judges.map((judge) => {
      const isAlone = (form: (one: Judge) => string) =>
        judges.every((other) => other.id === judge.id || form(other) !== form(judge))
      return [judge.id, (forms.find(isAlone) ?? (({ name }: Judge) => name))(judge)]
    }),
  )
}

function withInitial({ name }: Judge): string {
  const words = wordsOf(name)
  const initial = words.length > 1 ? words.at(-1)?.match(/^\p{L}/u)?.[0] : undefined
  return initial ? `${words[0]} ${initial}.` : name
}
