import { SegmentedControl, Stack, Text, TextInput } from "@mantine/core"
import type { CertificateStyle } from "../paper-choice.ts"
import { LogoField } from "./logo-field.tsx"

const PAPERS = [
  { value: "blank", label: "Blank paper" },
  { value: "printed", label: "Pre-printed" },
]

type Props = { style: CertificateStyle; onChoose: (style: CertificateStyle) => void }

/** The look of certificates; pre-printed paper already has a border and ornaments. */
export function CertificateChoices({ style, onChoose }: Props) {
  const { isPrePrinted, border, logo, signatures } = style
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
            value={border}
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
