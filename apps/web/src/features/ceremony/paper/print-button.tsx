import { Button, Text } from "@mantine/core"
import { IconPrinter } from "@tabler/icons-react"
import { type RefObject, useState } from "react"
import classes from "./paper.module.css"

/** Prints the pages once their pictures are there. */
export function PrintButton({ pages }: { pages: RefObject<HTMLElement | null> }) {
  const [isPending, setPending] = useState(false)
  const print = async () => {
    setPending(true)
    const pictures = [...(pages.current?.querySelectorAll("img") ?? [])]
    // A picture that cannot be had is left out.
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    setPending(false)
    window.print()
  }
  return (
    <div className={classes.print}>
      <Button leftSection={<IconPrinter size={20} aria-hidden />} loading={isPending} onClick={print}>
        Print
      </Button>
      <Text c="dimmed">Keep “Scale” at 100% and “Margins” at the default.</Text>
    </div>
  )
}
