import { expect, it } from "vitest"
import { lazyClient } from "./lazy-client.ts"

function counted() {
  const count = { made: 0, disconnected: 0 }
  const lazy = lazyClient(() => {
    count.made += 1
    return {
      async $disconnect() {
        count.disconnected += 1
      },
    }
  })
  return { count, lazy }
}

it("is made at its first use, once", () => {
  const { count, lazy } = counted()
  expect(count.made).toBe(0)
  expect(lazy.client()).toBe(lazy.client())
  expect(count.made).toBe(1)
})

it("is disconnected, and not made for that", async () => {
  const { count, lazy } = counted()
  await lazy.disconnect()
  expect(count).toEqual({ made: 0, disconnected: 0 })
  lazy.client()
  await lazy.disconnect()
  expect(count).toEqual({ made: 1, disconnected: 1 })
})
