import { onFirstUse } from "../../../lib/format.ts"

const list = onFirstUse(() => new Intl.ListFormat("en", { type: "conjunction" }))

/** Such as "with Ann and Bob". */
export const withJudges = (names: readonly string[]): string => `with ${list().format(names)}`
