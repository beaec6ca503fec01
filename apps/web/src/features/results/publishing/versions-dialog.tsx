import { Button, Group, Modal, Text } from "@mantine/core"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import { IconDownload } from "@tabler/icons-react"
import { useState } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { saveFile } from "../../../lib/save-file.ts"
import classes from "./publishing.module.css"
import { versionChanges } from "./version-changes.ts"
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
