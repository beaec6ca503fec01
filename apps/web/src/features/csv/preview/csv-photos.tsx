import { Alert, List, Text } from "@mantine/core"
import { CSV_COLUMN_OF } from "@rosette/contract/entry-columns"
import { IconPhotoOff } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { plural } from "../../../lib/format.ts"
import { refusePhotoUrl } from "../../photos/photo-rules.ts"
import { adviceFor, showsPicture } from "../../photos/picture-address.ts"
import type { CsvTable } from "../reading/csv-rows.ts"
import { rowText } from "./csv-outlook.ts"

/** The first addresses of a file tell what kind they are. */
const TRIED = 40
const AT_ONCE = 4
const NAMED = 5

type Tried = { row: number; url: string }

const addressesOf = ({ rows }: CsvTable): Tried[] =>
  rows
    .map((cells, index) => ({ row: index + 1, url: (cells[CSV_COLUMN_OF.imageUrl] ?? "").trim() }))
    .filter(({ url }) => /^https?:/i.test(url) && refusePhotoUrl(url) === null)
    .slice(0, TRIED)

/** Tries the photos of a file in this browser, and names those that it does not show; renders nothing if it shows all. */
export function CsvPhotos({ table }: { table: CsvTable }) {
  const [failed, setFailed] = useState<readonly Tried[]>([])
  useEffect(() => {
    let isOver = false
    setFailed([])
    const waiting = addressesOf(table)
    const tryNext = async (): Promise<void> => {
      const next = waiting.shift()
      if (!next || isOver) return
      if (!(await showsPicture(next.url)) && !isOver)
        setFailed((before) => [...before, next].toSorted((a, b) => a.row - b.row))
      return tryNext()
    }
    for (let lane = 0; lane < AT_ONCE; lane++) void tryNext()
    return () => {
      isOver = true
    }
  }, [table])
  const [first] = failed
  if (!first) return null
  return (
    <Alert
      color="ribbon"
      title={`${plural(failed.length, "address does", "addresses do")} not show a picture`}
      icon={<IconPhotoOff aria-hidden />}
    >
      <Text mb="xs">{adviceFor(first.url)} You can import the file as it is.</Text>
      <List>
        {failed.slice(0, NAMED).map((one) => (
          <List.Item key={one.row} style={{ overflowWrap: "anywhere" }}>
            {rowText(one, table.firstLine)}: {one.url}
          </List.Item>
        ))}
        {failed.length > NAMED && <List.Item>and {failed.length - NAMED} more</List.Item>}
      </List>
    </Alert>
  )
}
