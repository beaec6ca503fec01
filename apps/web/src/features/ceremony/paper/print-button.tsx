import { Button, Text } from "@mantine/core"
import { IconPrinter } from "@tabler/icons-react"
import { type RefObject, useState } from "react"
import classes from "./paper.module.css"

type Props = {
  pages: RefObject<HTMLElement | null>
  /** The paper size, for browsers that do not choose it automatically. */
  paper: string
}

/** Prints the pages once their images and fonts are loaded. */
export function PrintButton({ pages, paper }: Props) {
  const [isPending, setPending] = useState(false)
  const print = async () => {
    setPending(true)
    const pictures = [...(pages.current?.querySelectorAll("img") ?? [])]
    // An image that fails to load is left out.
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await document.fonts?.ready
    setPending(false)
    window.print()
  }
  return (
    <div className={classes.print}>
      <Button leftSection={<IconPrinter size={20} aria-hidden />} loading={isPending} onClick={print}>
        Print
      </Button>
      <Text c="dimmed">On {paper}, with the scale at 100% and the default margins.</Text>
    </div>
  )
}
