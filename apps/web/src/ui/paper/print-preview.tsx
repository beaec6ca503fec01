import { Button, Stack, Text } from "@mantine/core"
import { IconPrinter } from "@tabler/icons-react"
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react"
import classes from "./print-preview.module.css"

/** The choices on the left, a preview of the pages on the right. */
export const PrintDesk = ({ choices, children }: { choices: ReactNode; children: ReactNode }) => (
  <div className={classes.desk}>
    <Stack gap="lg" className={classes.choices}>
      {choices}
    </Stack>
    {children}
  </div>
)

type Props = {
  /** The paper to choose, for browsers that do not choose it automatically; null if there is nothing to print. */
  paper: string | null
  /** Another text for sheets of another size. */
  format: string
  /** Above the button. */
  notes?: ReactNode
  /** Below the button: what to do after printing. */
  after?: ReactNode
  /** Called when the browser's print dialog is closed; nobody knows whether a page was printed. */
  onPrinted?: () => void
  children: ReactNode
}

/** The sheets as they are printed, and the button that prints them. */
export function PrintPreview({ paper, format, notes, after, onPrinted, children }: Props) {
  const pages = useRef<HTMLDivElement>(null)
  usePreviewScale(pages, format)
  return (
    <div className={classes.preview}>
      {notes}
      {paper !== null && <PrintButton pages={pages} paper={paper} onPrinted={onPrinted} />}
      {after}
      <div ref={pages} className={classes.pages}>
        {children}
      </div>
    </div>
  )
}

type PrintButtonProps = { pages: RefObject<HTMLElement | null>; paper: string; onPrinted: (() => void) | undefined }

/** Prints the pages once their images and fonts are loaded. */
function PrintButton({ pages, paper, onPrinted }: PrintButtonProps) {
  const [isPending, setPending] = useState(false)
  const print = async () => {
    setPending(true)
    const pictures = [...(pages.current?.querySelectorAll("img") ?? [])]
    // An image that fails to load is left out.
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await document.fonts?.ready
    setPending(false)
    window.print()
    onPrinted?.()
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

/** The largest share of the window's height for a sheet, so that all of it is visible. */
const HEIGHT_SHARE = 0.85

/** Shows the sheets in their real size, or smaller if the screen is too small; measured again when `format` changes. */
function usePreviewScale(box: RefObject<HTMLElement | null>, format: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sheets have another width
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const show = () => {
      const sheet = element.querySelector<HTMLElement>("[data-sheet] > div")
      if (!sheet?.offsetWidth) return
      const fits = [element.clientWidth / sheet.offsetWidth, (HEIGHT_SHARE * window.innerHeight) / sheet.offsetHeight]
      element.style.setProperty("--scale", Math.min(1, ...fits).toFixed(4))
    }
    show()
    const resizes = new ResizeObserver(show)
    resizes.observe(element)
    return () => resizes.disconnect()
  }, [box, format])
}
