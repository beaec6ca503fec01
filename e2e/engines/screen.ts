import type { Engine } from "./engine.ts"
import { findInPage, type Place, type Target } from "./find.ts"

const LIMIT_MS = 30_000
const AGAIN_MS = 100

/** Repeats a check until its result is truthy and returns that. Throws with `what` after the limit. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
  limitMs = LIMIT_MS,
): Promise<Answer> {
  const end = performance.now() + limitMs
  let last: unknown
  while (performance.now() < end) {
    try {
      const answer = await ask()
      if (answer !== null && answer !== undefined && answer !== false) return answer
    } catch (error) {
      // The page may be navigating to another address.
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
  throw new Error(`Waited ${limitMs / 1_000} s for ${what}${last ? ` (${String(last)})` : ""}`)
}

const wordsOf = ({ role, name, dialog }: Target) => `the ${role} "${name}"${dialog ? ` in "${dialog}"` : ""}`

/** The actions of a person on the product's screens, the same for every engine. */
export function screenOf(engine: Engine, baseURL: string) {
  const find = (target: Target) => until(wordsOf(target), () => engine.run(findInPage, target))
  const findEnabled = (target: Target) =>
    until(`${wordsOf(target)}, enabled`, async () => {
      const found = await engine.run(findInPage, target)
      return found?.isEnabled && found
    })
  const click = async (target: Target) => {
    const place = await findEnabled(target)
    await engine.drag([place])
    return place
  }
  const shows = (text: string) =>
    until(`the text "${text}"`, () =>
      // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
      engine.run((wanted) => document.body.innerText.replace(/\s+/g, " ").includes(wanted), text),
    )
  return {
    engine,
    find,
    click,
    shows,
    open: (path: string) => engine.open(`${baseURL}${path}`),
    /** Replaces the text of a field. */
    async fill(field: string, text: string, dialog?: string) {
      const target: Target = { role: "field", name: field, ...(dialog !== undefined && { dialog }) }
      await click(target)
      await engine.run(() => {
        const { activeElement } = document
        if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
          activeElement.select()
      })
      await engine.press("Backspace")
      await engine.type(text)
      await until(
        `"${text}" in the field "${field}"`,
        async () => (await engine.run(findInPage, target))?.value === text,
      )
    },
    valueOf: async (target: Target): Promise<string> => (await find(target)).value,
    hasValue: (target: Target, value: string) =>
      until(
        `the value ${value} of ${wordsOf(target)}`,
        async () => (await engine.run(findInPage, target))?.value === value,
      ),
    /** Drags a slider's thumb to a share of the slider's length. */
    async slide(name: string, share: number) {
      const { left, width, y }: Place = await findEnabled({ role: "slider", name })
      const from = { x: left + 4, y }
      await engine.drag([from, { x: left + width * share * 0.6, y }, { x: left + width * share, y }])
    },
    reload: async () => engine.open(await engine.run(() => window.location.href)),
  }
}

export type Screen = ReturnType<typeof screenOf>
