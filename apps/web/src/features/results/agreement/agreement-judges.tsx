import { Table, Text, Title } from "@mantine/core"
import { isolated } from "../../../lib/isolated.ts"
import { DotLine } from "./dot-line.tsx"
import { type Agreement, pictureWords, severityWords } from "./words.ts"

type Props = { agreement: Agreement; judgeName: (id: number) => string }

/** The minimum range of the line to both sides, so that small differences look small. */
const LEAST_REACH = 5

/** Which judges are strict or generous: as dots on one line, and in words. */
export function AgreementJudges({ agreement: { judges }, judgeName }: Props) {
  const dots = judges.flatMap(({ severity }, index) =>
    severity === null ? [] : [{ label: String(index + 1), value: severity }],
  )
  const reach = Math.max(LEAST_REACH, ...dots.map(({ value }) => Math.abs(value)))
  return (
    <section aria-labelledby="agreement-judges">
      <Title order={3} id="agreement-judges" mb={4}>
        Who is strict, who is generous?
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        In points of percent against the panel, by the submitted sheets, taking into account which entries each judge
        has scored.
      </Text>
      {dots.length > 0 && (
        <DotLine dots={dots} from={-reach} to={reach} mark={0} ends={["stricter", "more generous"]} />
      )}
      <Table layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Judge</Table.Th>
            <Table.Th scope="col">Their picture</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {judges.map((judge, index) => (
            <Table.Tr key={judge.judgeId}>
              <Table.Th scope="row">
                {index + 1} · {isolated(judgeName(judge.judgeId))}
              </Table.Th>
              <Table.Td>
                {severityWords(judge)}
                <Text size="sm" c="dimmed">
                  {pictureWords(judge)}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
