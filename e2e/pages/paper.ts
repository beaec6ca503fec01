import type { Page } from "@playwright/test"

const POINTS_PER_MM = 72 / 25.4

/** The page sizes stated in a PDF, in millimetres. */
export function pageSizes(pdf: Buffer): { width: number; height: number }[] {
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  return [...boxes].map(([, width, height]) => ({
    width: Math.round(Number(width) / POINTS_PER_MM),
    height: Math.round(Number(height) / POINTS_PER_MM),
  }))
}

/** The text of each sheet. */
export const sheetTexts = (page: Page): Promise<string[]> =>
  page.locator("[data-sheet]").evaluateAll((sheets) => sheets.map((sheet) => sheet.textContent ?? ""))

/** The texts that reach outside their sheet's margins or their own box. The box of a very large text is higher than its letters. */
export const overflowing = (page: Page, { marginMm = 5 } = {}): Promise<string[]> =>
  page.locator("[data-sheet]").evaluateAll((sheets, millimetres) => {
    const margin = millimetres * (96 / 25.4)
    const slack = 1
    const found: string[] = []
    for (const sheet of sheets) {
      const edge = sheet.getBoundingClientRect()
      for (const element of sheet.querySelectorAll<HTMLElement>("*")) {
        if (element.scrollWidth > element.clientWidth + slack && element.clientWidth > 0)
          found.push(`wide: ${element.textContent}`)
        if (element.scrollHeight > element.clientHeight + slack && element.clientHeight > 0)
          found.push(`high: ${element.textContent}`)
      }
      const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
          const isIn =
            left >= edge.left + margin &&
            right <= edge.right - margin &&
            top >= edge.top + margin &&
            bottom <= edge.bottom - margin
          if (width > 0 && !isIn) found.push(`outside: ${text.textContent}`)
        }
      }
    }
    return found
  }, marginMm)
