import { expect } from "vitest"
import type { Browser, TestApp } from "../app.ts"
import { type Content, contentOf, countEvents, makeTwoEvents, type Person, type TwoEvents } from "./two-events.ts"

type Prepare = (app: TestApp, scene: TwoEvents) => Promise<unknown>

/**
 * Two events for all calls that change nothing: their content is compared after each use, and if a use did change
 * something, the next one gets new events.
 */
export function keptScene(appOf: () => TestApp, prepare: Prepare = async () => {}) {
  let kept: { scene: TwoEvents; content: Content } | null = null

  async function newScene() {
    const app = appOf()
    const scene = await makeTwoEvents(app)
    await prepare(app, scene)
    return { scene: withOneBrowserEach(scene), content: await contentOf(app.services.db, scene) }
  }

  return {
    /** The second event of the scene, if there is one. */
    other: () => kept?.scene.other,
    /** Fails if the work changes anything. It must not sign anybody out. */
    async use(work: (scene: TwoEvents) => Promise<void>): Promise<void> {
      const { db } = appOf().services
      const { scene, content } = kept ?? (await newScene())
      kept = null
      // Other tests create events too.
      const before = { ...content, count: await countEvents(db) }
      await work(scene)
      expect(await contentOf(db, scene)).toEqual(before)
      kept = { scene, content }
    },
  }
}

function withOneBrowserEach(scene: TwoEvents): TwoEvents {
  const browsers = new Map<Person, Promise<Browser>>()
  const as = (person: Person) => {
    const browser = browsers.get(person) ?? scene.as(person)
    browsers.set(person, browser)
    return browser
  }
  return { ...scene, as }
}
