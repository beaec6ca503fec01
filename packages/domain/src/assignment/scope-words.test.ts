import { expect, it } from "vitest"
import type { JudgeScope } from "../contest/judge-scope.ts"
import { scopeText } from "./scope-words.ts"

const SECTIONS = ["Exterior", "Interior", "Engine", "Chassis", "Sound", "Safety"]
const CLASSES = ["A", "B", "C"].map((name, index) => ({ id: index + 1, name }))

it.each<[JudgeScope, string]>([
  [{}, ""],
  [{ classIds: [], sections: [1, 2, 3, 4, 5, 6] }, ""],
  [{ sections: [3], classIds: [1, 2] }, "Engine only · Class A, B"],
  [{ sections: [6, 3] }, "Engine, Safety only"],
  [{ classIds: [3, 0] }, "Class C, no class"],
  [{ classIds: [0] }, "No class"],
  [{ classIds: [9, 2] }, "Class B"],
])("%j is %j", (scope, text) => expect(scopeText(scope, SECTIONS, CLASSES)).toBe(text))
