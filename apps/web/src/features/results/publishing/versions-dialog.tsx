import { Button, Group, Modal, Text } from "@mantine/core"
import type { SnapshotBody, SnapshotLine } from "@rosette/contract/snapshots"
import { camelCaseToWords } from "@rosette/contract/words"
import { compareVersions, type VersionLine } from "@rosette/domain/snapshots/compare-versions"
import { IconDownload } from "@tabler/icons-react"
import { useState } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { isolatedName } from "../../../lib/isolated.ts"
import { saveFile } from "../../../lib/save-file.ts"
import { valueWords } from "../../../ui/text/plain-values.ts"
import classes from "./publishing.module.css"
import { readableVersion } from "./readable-version.ts"
import { versionWords } from "./words.ts"

type Props = {
  versions: readonly SnapshotLine[]
  readVersion: (version: number) => Promise<string>
  isOpen: boolean
  onClose: () => void
}

/** All published versions, the latest first, with their changes and files. */
export function VersionsDialog({ versions, readVersion, isOpen, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Published versions"
      size="lg"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <ul className={classes.versions}>
        {versions.toReversed().map((line) => (
          <li key={line.version}>
            <Version line={line} readVersion={readVersion} />
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function Version({ line, readVersion }: { line: SnapshotLine } & Pick<Props, "readVersion">) {
  const { version, reason } = line
  const [changes, setChanges] = useState<string[] | null>(null)
  const [isPending, setPending] = useState(false)
  const read = async (work: () => Promise<void>) => {
    setPending(true)
    await work().catch((error: unknown) => feedback.failure("The version could not be read", errorText(error)))
    setPending(false)
  }
  const download = async () =>
    saveFile(new Blob([await readVersion(version)], { type: "application/json" }), `results-version-${version}.json`)
  const compare = async () => {
    const [before, after] = await Promise.all([readVersion(version - 1), readVersion(version)])
    setChanges(versionChanges(JSON.parse(before), JSON.parse(after)))
  }
  return (
    <>
      <Text fw={600}>Version {version}</Text>
      <Text>{versionWords(line)}</Text>
      {reason && <Text>Amended: {reason}</Text>}
      <Group gap="xs" mt="xs">
        {version > 1 && (
          <Button
            size="sm"
            variant="default"
            disabled={isPending}
            aria-expanded={changes !== null}
            onClick={() => (changes ? setChanges(null) : read(compare))}
          >
            {changes ? "Hide the comparison" : `Compare with version ${version - 1}`}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          disabled={isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={`Download JSON of version ${version}`}
          onClick={() => read(download)}
        >
          Download JSON
        </Button>
      </Group>
      {changes && <Changes changes={changes} version={version} />}
    </>
  )
}

function Changes({ changes, version }: { changes: readonly string[]; version: number }) {
  if (changes.length === 0) return <Text mt="xs">Nothing else differs from version {version - 1}.</Text>
  return (
    <ul className={classes.changes} aria-label={`What version ${version} changed`}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}

/** Parts that differ in every version or mean nothing to people. */
const IGNORED_PARTS = new Set(["format", "version", "publishedAt", "publishedBy", "reason", "chain"])

/** A sheet's revision only counts its saves; what they changed has its own lines. */
const isIgnored = ([part = "", , field]: readonly string[]): boolean =>
  IGNORED_PARTS.has(part) || (part === "sheets" && field === "revision")

type Named = Map<string, string>

/** The differences of two versions, line by line in words. */
export function versionChanges(before: SnapshotBody, after: SnapshotBody): string[] {
  const names = new Map([...namesIn(before), ...namesIn(after)])
  const shown = compareVersions(readableVersion(before), readableVersion(after)).filter(({ path }) => !isIgnored(path))
  return [...new Set(shown.map((line) => changeWords(line, names)))]
}

/** The names of a version's records by "list/id". */
function namesIn(body: SnapshotBody): Named {
  const {
    entries,
    criteria,
    classes,
    judges,
    conflicts = [],
    polls = [],
    awards,
    confirmedWinners,
    settlements,
    waivers,
    sheets,
  } = body
  const entryNames = new Map(entries.map((entry) => [entry.id, isolatedName(entry)]))
  const judgeNames = new Map(judges.map(({ id, name }) => [id, name]))
  const entryName = (id: number) => entryNames.get(id) ?? "a deleted entry"
  const judgeName = (id: number) => judgeNames.get(id) ?? "A removed judge"
  const nameOf = (path: string, name: string): [string, string] => [path, name]
  const named = (list: string, records: readonly { id: number; name: string }[]) =>
    records.map(({ id, name }) => nameOf(`${list}/${id}`, name))
  return new Map([
    ...[...entryNames].flatMap(([id, name]) =>
      ["entries", "results", "winners", "votes"].map((list) => nameOf(`${list}/${id}`, name)),
    ),
    ...named("criteria", criteria),
    ...named("classes", classes),
    ...named("judges", judges),
    ...named("awards", awards),
    ...named("polls", polls),
    ...sheets.map(({ id, judgeId, entryId }) =>
      nameOf(`sheets/${id}`, `${judgeName(judgeId)}’s sheet of ${entryName(entryId)}`),
    ),
    ...conflicts.map(({ judgeId, entryId }) =>
      nameOf(`conflicts/${judgeId}/${entryId}`, `Conflict of ${judgeName(judgeId)} and ${entryName(entryId)}`),
    ),
    ...confirmedWinners.map(({ id, entryId }) => nameOf(`confirmedWinners/${id}`, `Winner ${entryName(entryId)}`)),
    ...settlements.map(({ id, entryIds }) =>
      nameOf(`settlements/${id}`, `Tie of ${entryIds.map(entryName).join(", ")}`),
    ),
    ...waivers.map(({ key, reason }) => nameOf(`waivers/${key}`, `Waiver “${reason}”`)),
  ])
}

/** "A7 Desert Fox: place 2 → 1", "Best of Show: winners: A9 Comet was added" */
function changeWords({ path, kind, before, after }: VersionLine, names: Named): string {
  const said: string[] = []
  for (const [index, part] of path.entries()) {
    const name = names.get(`${path[index - 1]}/${part}`)
    if (name) said.push(name)
    else if (!isListName(part, path[index + 1], names)) said.push(camelCaseToWords(part))
  }
  const subject = said.join(": ")
  if (kind !== "changed" && typeof (before ?? after) === "object") return `${subject} was ${kind}`
  return `${subject} ${valueWords(before)} → ${valueWords(after)}`
}

/** True for the name of a list if the next part is a record that has a name. */
const isListName = (part: string, next: string | undefined, names: Named): boolean =>
  next !== undefined && part !== "winners" && names.has(`${part}/${next}`)
