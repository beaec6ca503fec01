import { screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { show } from "../../test/render.tsx"
import { translate } from "../../test/translator.ts"
import { followTranslators } from "./translated-page.ts"

beforeAll(followTranslators)

let stop = () => {}
afterEach(() => stop())

/** The ways in which a component changes what is beside and in a text. */
function Counter() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Score
      </button>
      <p data-testid="beside">
        {count > 0 ? `${count} waiting` : <span>All sent</span>}
        <b>!</b>
      </p>
      <p data-testid="before">
        {count % 2 === 1 && <i>✓</i>}
        {`${count} of 3 scored`}
      </p>
      <p data-testid="among">
        Points: {count} of 25 {count > 1 && "and more"}
      </p>
      <p data-testid="alone">{`${count} points`}</p>
      {count === 2 && <p data-testid="part">Text that comes {count > 0 && "and"} goes</p>}
    </>
  )
}

describe.each(["replaces", "wraps"] as const)("in a page whose translator %s each text", (way) => {
  it("the screen goes on, and each number is the present one, also those translated again", async () => {
    const { user } = show(<Counter />)
    stop = translate(way)
    const text = (id: string) => screen.queryByTestId(id)?.textContent?.trim()
    const seen = () => ["beside", "before", "among", "alone", "part"].map(text)
    expect(seen()).toEqual(["All sent!", "0 of 3 scored", "Points: 0 of 25", "0 points", undefined])
    expect(document.querySelectorAll("font").length).toBeGreaterThan(8)
    for (const [at, expected] of [
      ["1 waiting!", "✓1 of 3 scored", "Points: 1 of 25", "1 points", undefined],
      ["2 waiting!", "2 of 3 scored", "Points: 2 of 25 and more", "2 points", "Text that comes and goes"],
      ["3 waiting!", "✓3 of 3 scored", "Points: 3 of 25 and more", "3 points", undefined],
    ].entries()) {
      await user.click(screen.getByRole("button"))
      expect(seen(), `after ${at + 1} taps`).toEqual(expected)
    }
  })

  it("a screen that is closed leaves nothing behind", () => {
    const { unmount, container } = show(<Counter />)
    stop = translate(way)
    unmount()
    expect(container.textContent).toBe("")
  })
})

it("a page that nobody changes is as it was", async () => {
  const { user } = show(<Counter />)
  await user.click(screen.getByRole("button"))
  expect(screen.getByTestId("before").textContent).toBe("✓1 of 3 scored")
  expect(document.querySelectorAll("font")).toHaveLength(0)
})
