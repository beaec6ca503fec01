import { Text } from "@mantine/core"
import type { Ceremony } from "@rosette/contract/ceremony"
import { type PageValues, settingsOf } from "./page-values.ts"
import { readableWords } from "./readable-now.ts"

/** What everybody can read as soon as the settings are saved, before they are. */
export function ReadableHint({ values, ceremony }: { values: PageValues; ceremony: Ceremony | undefined }) {
  const settings = settingsOf(values)
  if (!settings || settings.shows === "soon" || !ceremony) return null
  return (
    <Text role="status" fw={600}>
      {hintWords(settings, ceremony)}
    </Text>
  )
}

function hintWords(settings: NonNullable<ReturnType<typeof settingsOf>>, ceremony: Ceremony): string {
  if (!ceremony.results) {
    if (settings.opens === "published")
      return "Nothing is published yet. Everybody can read this as soon as you publish."
    return "Nothing is published yet, so nobody can read a winner."
  }
  const readable = readableWords(settings, ceremony)
  return readable ? `Once you save, everybody can read ${readable}.` : "Once you save, nobody can read a winner yet."
}
