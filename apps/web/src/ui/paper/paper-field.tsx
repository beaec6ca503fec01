import { SegmentedControl, Text } from "@mantine/core"
import type { PaperSize } from "./paper-size.ts"

type Option<Value extends string> = { value: Value; label: string }
type Props<Value extends string> = { options: Option<Value>[]; value: Value; onChange: (value: Value) => void }

export const PAPER_SIZES: Option<PaperSize>[] = [
  { value: "a4", label: "A4" },
  { value: "letter", label: "Letter" },
]

/** A choice of the paper to print on. */
export const PaperField = <Value extends string>({ options, value, onChange }: Props<Value>) => (
  <div>
    <Text fw={600} id="paper-size" mb="xs">
      Paper
    </Text>
    <SegmentedControl aria-labelledby="paper-size" data={options} value={value} onChange={onChange} />
  </div>
)
