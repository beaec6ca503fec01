import type { TestApp } from "./app.ts"

/** Resolves when the next request has taken its slot. */
export function nextSlotTaken({ services }: TestApp, of: "photoSlots" | "previewSlots"): Promise<void> {
  const slots = services[of]
  const taken = Promise.withResolvers<void>()
  services[of] = {
    take(...who) {
      const slot = slots.take(...who)
      services[of] = slots
      taken.resolve()
      return slot
    },
  }
  return taken.promise
}
