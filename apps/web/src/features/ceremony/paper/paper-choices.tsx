import { Button, NativeSelect, Radio, SegmentedControl, Stack, Text, TextInput } from "@mantine/core"
import type { SnapshotBody, SnapshotLine } from "@rosette/contract/snapshots"
import { useState } from "react"
import { formatDateTime } from "../../../lib/format.ts"
import { FileDrop } from "../../../ui/fields/file-drop.tsx"
import { PAPER_SIZES, PaperField } from "../../../ui/paper/paper-field.tsx"
import { ownerPortions } from "./owner-papers.ts"
import { borderOf, type CertificateStyle, type PaperChoice, type PaperKind } from "./paper-choice.ts"
import type { PaperVersion } from "./paper-version.ts"

const KINDS: [PaperKind, string, string][] = [
  ["certificates", "Certificates", "One for each winner, landscape"],
  ["winners", "Winners for the announcer", "All of them in the order of the ceremony"],
  ["placards", "Placards", "One for each entry that has won, to stand beside it"],
  ["ranking", "Full ranking", "Every entry by its place, to be put up"],
  ["owners", "Owners’ pages", "One for each entry, with its averages and the comments"],
]

type Props = {
  versions: readonly SnapshotLine[]
  /** Null until loaded. */
  paper: PaperVersion | null
  choice: PaperChoice
  onChoose: (choice: PaperChoice) => void
}

/** What to print, from which version, and on which paper. */
export function PaperChoices({ versions, paper, choice, onChoose }: Props) {
  const choose = (part: Partial<PaperChoice>) => onChoose({ ...choice, ...part })
  return (
    <>
      <Radio.Group label="What to print" value={choice.kind} onChange={(kind) => choose({ kind: kindOf(kind) })}>
        <Stack gap="xs" mt="xs">
          {KINDS.map(([kind, label, description]) => (
            <Radio key={kind} value={kind} label={label} description={description} />
          ))}
        </Stack>
      </Radio.Group>
      {choice.kind === "owners" && paper && (
        <Portions paper={paper} portion={choice.portion} onChoose={(portion) => choose({ portion })} />
      )}
      <NativeSelect
        label="Version"
        value={choice.version === null ? "" : String(choice.version)}
        onChange={({ currentTarget: { value } }) =>
          choose({ version: value === "" ? null : Number(value), portion: 0 })
        }
        data={versionOptions(versions)}
        description={chosenWords(versions, choice.version)}
      />
      <PaperField options={PAPER_SIZES} value={choice.size} onChange={(size) => choose({ size })} />
      {choice.kind === "certificates" && (
        <CertificateChoices
          event={paper?.body.event}
          style={choice.certificate}
          onChoose={(certificate) => choose({ certificate })}
        />
      )}
    </>
  )
}

const kindOf = (value: string): PaperKind => KINDS.find(([kind]) => kind === value)?.[0] ?? "certificates"

/** The first option means the last version, also after another one is published. */
function versionOptions(versions: readonly SnapshotLine[]): { value: string; label: string }[] {
  const [last, ...earlier] = versions.toReversed()
  if (!last) return []
  return [
    { value: "", label: earlier.length > 0 ? `Version ${last.version} (last)` : `Version ${last.version}` },
    ...earlier.map(({ version }) => ({ value: String(version), label: `Version ${version}` })),
  ]
}

function chosenWords(versions: readonly SnapshotLine[], chosen: number | null): string | undefined {
  const line = versions.find(({ version }) => version === chosen) ?? versions.at(-1)
  return line && `Published ${formatDateTime(line.publishedAt)}`
}

type PortionsProps = { paper: PaperVersion; portion: number; onChoose: (portion: number) => void }

/** Hidden if all of them are printed at once. */
function Portions({ paper, portion, onChoose }: PortionsProps) {
  const portions = ownerPortions(paper)
  if (portions.length < 2) return null
  return (
    <NativeSelect
      label="Voting IDs"
      description="More would take the browser too long at once"
      value={String(portion)}
      onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
      data={portions.map((entries, index) => ({
        value: String(index),
        label: `${entries[0]?.votingId} to ${entries.at(-1)?.votingId}`,
      }))}
    />
  )
}

const PAPERS = [
  { value: "blank", label: "Blank paper" },
  { value: "printed", label: "Pre-printed" },
]

type CertificateChoicesProps = {
  event: SnapshotBody["event"] | undefined
  style: CertificateStyle
  onChoose: (style: CertificateStyle) => void
}

/** The look of certificates; pre-printed paper already has a border and ornaments. */
function CertificateChoices({ event, style, onChoose }: CertificateChoicesProps) {
  const { isPrePrinted, logo, signatures } = style
  const choose = (part: Partial<CertificateStyle>) => onChoose({ ...style, ...part })
  const [first, second] = signatures
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="Paper of the certificates"
        data={PAPERS}
        value={isPrePrinted ? "printed" : "blank"}
        onChange={(paper) => choose({ isPrePrinted: paper === "printed" })}
      />
      {isPrePrinted ? (
        <Text c="dimmed">Only the words are printed: no border, no logo, no lines for signatures.</Text>
      ) : (
        <>
          <TextInput
            type="color"
            label="Border color"
            w="8rem"
            value={borderOf(style, event)}
            onChange={({ currentTarget: { value } }) => choose({ border: value })}
          />
          <LogoField logo={logo} onChoose={(chosen) => choose({ logo: chosen })} />
        </>
      )}
      <TextInput
        label="Under the first signature"
        placeholder="Chief judge"
        value={first}
        onChange={({ currentTarget: { value } }) => choose({ signatures: [value, second] })}
      />
      <TextInput
        label="Under the second signature"
        placeholder="Organizer"
        value={second}
        onChange={({ currentTarget: { value } }) => choose({ signatures: [first, value] })}
      />
    </Stack>
  )
}

type LogoFieldProps = { logo: string | null; onChoose: (logo: string | null) => void }

/** A logo that is never uploaded. */
function LogoField({ logo, onChoose }: LogoFieldProps) {
  const { choose, error } = useLogoFile(onChoose)
  const remove = (address: string) => {
    URL.revokeObjectURL(address)
    onChoose(null)
  }
  if (logo)
    return (
      <div>
        <Button variant="default" onClick={() => remove(logo)}>
          Remove logo
        </Button>
        <Text c="dimmed" mt="xs">
          {STAYS}
        </Text>
      </div>
    )
  return <FileDrop label="Choose a logo" hint={STAYS} accept="image/*" onFile={choose} error={error} />
}

const STAYS = "The logo stays on this device, in this page alone. After a reload, choose it again."

/** Makes an object URL of the file, valid until the page is closed; shows an error if it is not an image. */
function useLogoFile(onChoose: (logo: string) => void) {
  const [error, setError] = useState<string | null>(null)
  const choose = async (file: File) => {
    const address = URL.createObjectURL(file)
    const picture = new Image()
    picture.src = address
    try {
      await picture.decode()
    } catch {
      URL.revokeObjectURL(address)
      setError("This file is not a picture that the browser can show.")
      return
    }
    setError(null)
    onChoose(address)
  }
  return { choose, error }
}
