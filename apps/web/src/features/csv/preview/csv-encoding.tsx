import { Group, Radio } from "@mantine/core"
import { ENCODINGS, type EncodingKey } from "../reading/encodings.ts"

type Props = { encoding: EncodingKey; isDisabled: boolean; onChoose: (encoding: EncodingKey) => void }

const KEYS = Object.keys(ENCODINGS) as EncodingKey[]

/** Asks in which encoding a file without Unicode is read; the preview shows the rows that tell. */
export const CsvEncoding = ({ encoding, isDisabled, onChoose }: Props) => (
  <Radio.Group
    label="This file is not in UTF-8. Read as:"
    description="Choose the one with which the names below read right."
    value={encoding}
    onChange={(value) => onChoose(KEYS.find((key) => key === value) ?? encoding)}
  >
    <Group gap="sm" mt="sm">
      {KEYS.map((key) => (
        <Radio key={key} value={key} label={ENCODINGS[key].label} disabled={isDisabled} />
      ))}
    </Group>
  </Radio.Group>
)
