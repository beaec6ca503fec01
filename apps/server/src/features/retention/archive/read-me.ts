const CONTENTS = [
  ["event.json", "the event with its rules, classes, criteria, judges, conflicts, ties and awards"],
  ["entries.csv", "the entries, as every import takes them"],
  ["entries-with-flags.csv", "the same with a column for each flag"],
  ["results.csv", "the ranking as a table"],
  ["results.json", "the ranking with what decided each place"],
  ["scores.jsonl", "every score that judges have saved, one a line, with the comment of its sheet"],
  ["snapshots/version-1.json", "the published versions, byte for byte; versions.json tells of each"],
  ["snapshots/SHA256SUMS", "their sums: sha256sum -c SHA256SUMS checks them"],
  ["photos/", "the photos as the event shows them; Image URL in entries.csv names the file"],
  ["history.jsonl", "who changed what and when, from the first line, one a line"],
  ["manifest.json", "every file with its size and its SHA-256; without it the archive is not whole"],
] as const

const WIDTH = Math.max(...CONTENTS.map(([path]) => path.length)) + 2
const AT_ONCE = "Everything in it is as of one moment."
const WORKED_ON = "The event was being worked on meanwhile: files may differ by what was changed in those seconds."

type Described = { name: string; files: readonly { path: string }[]; isOneState: boolean }

/** The first file of an archive, which describes the others. */
export function readMe({ name, files, isOneState }: Described, now: Date): string {
  const hasVersions = files.some(({ path }) => path.startsWith("snapshots/"))
  const contents = CONTENTS.filter(([path]) => hasVersions || !path.startsWith("snapshots/"))
  return [
    `${name}, as of ${now.toISOString()}`,
    isOneState ? AT_ONCE : WORKED_ON,
    "",
    ...contents.map(([path, what]) => `${path.padEnd(WIDTH)}${what}`),
    "",
    "Access codes and passwords are not in it. Pictures that an entry shows from another site are not in it either.",
    "",
  ].join("\n")
}
